import { type Language, tagOf } from '@greenhall/locales/languages';
import {
  type Amount,
  type Coin,
  formatAmount,
  parseAmount,
  parseShares,
  type Shares,
} from '@greenhall/domain/shared/money';

const commas = new Map<Language, boolean>();

/** Whether a language writes decimals with a comma. It is asked at each key, and a format is costly to make. */
function writesComma(language: Language): boolean {
  const known = commas.get(language) ?? new Intl.NumberFormat(tagOf(language)).format(1.5).includes(',');
  commas.set(language, known);
  return known;
}

/**
 * A typed number with a point as its decimal mark. The language's own decimal mark always counts as one; the other mark
 * does too, unless three digits follow it: "1,000" may mean a thousand or one, so it is not read at all.
 */
function plainDecimal(typed: string, language: Language): string | undefined {
  const text = typed.replace(/\s/g, '');
  const foreign = writesComma(language) ? '.' : ',';
  const [, fraction] = text.split(foreign);
  return fraction?.length === 3 ? undefined : text.replace(',', '.');
}

/** Whether a text is a number whose mark may separate thousands or decimals, so that it is not read. */
export function isUnclear(typed: string, language: Language): boolean {
  return plainDecimal(typed, language) === undefined;
}

/** Reads an amount above 0 that a person typed. */
export function readAmount<C extends Coin = Coin>(typed: string, language: Language): Amount<C> | undefined {
  const value = parseAmount<C>(plainDecimal(typed, language) ?? '');
  return value !== undefined && value > 0n ? value : undefined;
}

/** Reads a quantity of shares above 0 that a person typed, by the same rule of marks. */
export function readShares(typed: string, language: Language): Shares | undefined {
  const value = parseShares(plainDecimal(typed, language) ?? '');
  return value !== undefined && value > 0n ? value : undefined;
}

/** How a person would type an exact decimal: with the language's decimal mark, and without separators. */
export function typedForm(decimal: string, language: Language): string {
  const plain = decimal.replace(/\.?0+$/, '');
  return writesComma(language) ? plain.replace('.', ',') : plain;
}

/** An amount that the address of a screen asks for, as a person would type it; nothing for what is no amount. */
export function typedNeed(amount: string | undefined, language: Language): string {
  const need = parseAmount(amount ?? '');
  return need === undefined || need <= 0n ? '' : typedForm(formatAmount(need), language);
}
