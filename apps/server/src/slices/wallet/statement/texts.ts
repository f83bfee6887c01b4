import { formatAmount, formatShares } from '@greenhall/domain/shared/money';
import { type Language, languageOf, FALLBACK } from '@greenhall/locales/languages';
import { type Dictionary, type Translate, translator } from '@greenhall/locales/runtime';
import type { SharesWorth } from '../../../platform/shares.ts';

const texts = new Map<Language, Promise<Translate>>();

async function load(language: Language): Promise<Translate> {
  const [statement, wallet] = (await Promise.all([
    import(`@greenhall/locales/${language}/statement`),
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
