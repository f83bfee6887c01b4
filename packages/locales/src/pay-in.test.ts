import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from './languages.ts';
import type { Dictionary } from './runtime.ts';

/** The verb for paying in, and those that said the same elsewhere. A reload of the page is another thing. */
const VERBS: Readonly<Record<Language, { readonly verb: RegExp; readonly other?: RegExp }>> = {
  en: { verb: /pa(?:y|id) in/i, other: /top up|recharge (?:and|USDT|it)|recharge,/i },
  de: { verb: /einzahl|zahlen sie .*\bein\b/i, other: /\baufladen,|laden sie (?:zuerst|USDT) auf/i },
  spa: { verb: /ingres/i, other: /recargar(?:la)?,|recargue (?!la )/i },
  fra: { verb: /\bvers/i, other: /recharger,|rechargez (?!la )/i },
  pt: { verb: /deposit/i, other: /recarregar,|recarregue (?!a )|faça uma recarga/i },
  th: { verb: /เติม/, other: /ฝากเข้า/ },
  kor: { verb: /충전/ },
  jp: { verb: /入金/, other: /チャージ/ },
  'zh-Hans': { verb: /充值/ },
  'zh-Hant': { verb: /儲值/ },
};

/** Where a member is told to pay in. */
const TEXTS = {
  errors: ['insufficientBalance'],
  running: ['running.paying', 'running.payIn'],
  wallet: ['wallet.group.wallet', 'wallet.coinMay.usdt'],
  funding: ['funding.way.recharge', 'funding.recharge', 'funding.do.recharge', 'funding.obstacle.noPayIn'],
} as const;

test.each(LANGUAGES)('paying in is one verb in %s', async (language) => {
  const { verb, other } = VERBS[language];
  for (const [slice, keys] of Object.entries(TEXTS)) {
    const { default: texts } = (await (slice === 'funding'
      ? import(`./${language}/wallet/funding.ts`)
      : import(`./${language}/${slice}.ts`))) as { default: Dictionary };
    for (const key of keys) expect([key, texts[key]]).toEqual([key, expect.stringMatching(verb)]);
    if (other)
      for (const [key, text] of Object.entries(texts))
        expect([key, other.test(JSON.stringify(text))]).toEqual([key, false]);
  }
});
