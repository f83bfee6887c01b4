import { formatAmount, formatShares } from '@greenhall/domain/shared/money';
import { type Language, languageOf, FALLBACK } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { SharesWorth } from '../../../platform/facts/shares.ts';
import type { Figures } from './figures.ts';

const texts = new Map<Language, Promise<Translate>>();

type Loaded = Promise<readonly { readonly default: Dictionary }[]>;

/** Named one by one, so that the build puts them together with the server. */
const LOAD: Readonly<Record<Language, () => Loaded>> = {
  'zh-Hans': () =>
    Promise.all([import('@greenhall/locales/zh-Hans/wallet'), import('@greenhall/locales/zh-Hans/outside/statement')]),
  'zh-Hant': () =>
    Promise.all([import('@greenhall/locales/zh-Hant/wallet'), import('@greenhall/locales/zh-Hant/outside/statement')]),
  en: () => Promise.all([import('@greenhall/locales/en/wallet'), import('@greenhall/locales/en/outside/statement')]),
  kor: () => Promise.all([import('@greenhall/locales/kor/wallet'), import('@greenhall/locales/kor/outside/statement')]),
  jp: () => Promise.all([import('@greenhall/locales/jp/wallet'), import('@greenhall/locales/jp/outside/statement')]),
  de: () => Promise.all([import('@greenhall/locales/de/wallet'), import('@greenhall/locales/de/outside/statement')]),
  spa: () => Promise.all([import('@greenhall/locales/spa/wallet'), import('@greenhall/locales/spa/outside/statement')]),
  fra: () => Promise.all([import('@greenhall/locales/fra/wallet'), import('@greenhall/locales/fra/outside/statement')]),
  pt: () => Promise.all([import('@greenhall/locales/pt/wallet'), import('@greenhall/locales/pt/outside/statement')]),
  th: () => Promise.all([import('@greenhall/locales/th/wallet'), import('@greenhall/locales/th/outside/statement')]),
};

const load = async (language: Language): Promise<Translate> =>
  translator(language, Object.assign({}, ...(await LOAD[language]()).map((one) => one.default)) as Dictionary);

/** The requested language, or English if it is not supported, and its texts. Each language is read once. */
export async function statementTexts(asked: string | undefined): Promise<{ language: Language; t: Translate }> {
  const language = languageOf(asked) ?? FALLBACK;
  const loading = texts.get(language) ?? load(language);
  texts.set(language, loading);
  return { language, t: await loading };
}

/** The shares beneath a statement, which are no part of its sums. */
export function sharesText({ quantity, value }: SharesWorth, t: Translate): string {
  return t('statement.sharesWorth', { quantity: formatShares(quantity), value: formatAmount(value) });
}

type Named = Pick<Figures['lines'][number], 'kind' | 'amount' | 'counterparty' | 'transfer'>;

/** What a movement is called: a transfer that has arrived is no longer one that is held. */
export function typeText({ kind, transfer }: Named, t: Translate): string {
  const isSent = kind === 'transferHold' && transfer === 'credited';
  return t(`wallet.kind.${isSent ? 'transfer' : kind}`);
}

/** The other side of a movement, and for a transfer which way it went. */
export function otherText({ kind, amount, counterparty }: Named, t: Translate): string {
  if (counterparty === null) return '';
  if (kind !== 'transfer' && kind !== 'transferHold') return counterparty;
  return t(amount.startsWith('-') ? 'wallet.sentTo' : 'wallet.receivedFrom', { name: counterparty });
}
