import { formatAmount, formatShares } from '@greenhall/domain/shared/money';
import { type Language, languageOf, FALLBACK } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { SharesWorth } from '../../../platform/facts/shares.ts';
import type { Figures } from './figures.ts';

const texts = new Map<Language, Promise<Translate>>();

async function load(language: Language): Promise<Translate> {
  const [statement, wallet] = (await Promise.all([
    import(`@greenhall/locales/${language}/outside/statement`),
    import(`@greenhall/locales/${language}/wallet`),
  ])) as { default: Dictionary }[];
  return translator(language, { ...wallet?.default, ...statement?.default });
}

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
