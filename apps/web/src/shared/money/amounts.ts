import { type Language, tagOf } from '@greenhall/locales/languages';
import { type Amount, type Coin, parseAmount } from '@greenhall/domain/shared/money';

/** Whether a language writes decimals with a comma. */
function writesComma(language: Language): boolean {
  return new Intl.NumberFormat(tagOf(language)).format(1.5).includes(',');
}

/**
 * Reads an amount that a person typed. The language's own decimal mark always counts as one; the other mark does
 * too, unless three digits follow it: "1,000" may mean a thousand or one, so it is not read at all.
 */
export function readAmount<C extends Coin = Coin>(typed: string, language: Language): Amount<C> | undefined {
  const text = typed.replace(/\s/g, '');
  const foreign = writesComma(language) ? '.' : ',';
  const [, fraction] = text.split(foreign);
  if (fraction !== undefined && fraction.length === 3) return undefined;
  const value = parseAmount<C>(text.replace(',', '.'));
  return value !== undefined && value > 0n ? value : undefined;
}
