import type { Texts } from '../../../kit/texts.ts';

/** Kinds of postings that members do not see, by the words that operators have for them. */
const OWN_KINDS = {
  feeDivision: 'reports.feeDivision',
  saleFee: 'reports.saleFee',
  shopSale: 'reports.shopSale',
} as const;

/** What a kind of posting is called. */
export const kindText = ({ t }: Texts, kind: string): string =>
  Object.hasOwn(OWN_KINDS, kind)
    ? t(OWN_KINDS[kind as keyof typeof OWN_KINDS])
    : (t.find(`wallet.kind.${kind}`) ?? kind);

/** What the accounts of a purpose are called. */
export const accountText = ({ t }: Texts, purpose: string): string =>
  purpose === 'available'
    ? t('reports.available')
    : (t.find(`console.account.${purpose}`) ?? t.find(`wallet.${purpose.replace(':', '.')}`) ?? purpose);

/** A decimal string of the wire as a count of micro, so that sums are exact. */
export const microOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The other way round. */
export function amountOf(micro: bigint): string {
  const digits = String(micro < 0n ? -micro : micro).padStart(7, '0');
  return `${micro < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
