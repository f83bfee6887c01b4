import type { BonusRow } from '@greenhall/domain/stock/bonus';
import type { Posting } from '@greenhall/domain/stock/postings';
import type { Settlement } from '@greenhall/domain/stock/settle';

/** Linked postings of the ledger with what they are for. */
export interface Transaction {
  readonly reference: string;
  readonly postings: Posting[];
}

/** How many postings a bonus has: its part in mey is one, its part in ftb passes the conversion accounts. */
const sizeOf = ({ mey, ftb }: BonusRow) => (mey > 0n ? 1 : 0) + (ftb > 0n ? 2 : 0);

/**
 * The postings of a day's end as transactions, in their order: a recognition with its division, each bonus, each
 * purchase of the buyback. `firstBonus` is the number of the first bonus row.
 */
export function transactionsOf({ postings, records }: Settlement, firstBonus: bigint): Transaction[] {
  const bonuses = records.bonuses.map((row, index) => ({
    reference: `bonus:${firstBonus + BigInt(index)}`,
    size: sizeOf(row),
  }));
  const purchases = records.purchases.filter(({ paid }) => paid > 0n);
  const paidBonuses = bonuses.filter(({ size }) => size > 0).values();
  const bought = purchases.values();
  const done: Transaction[] = [];
  let open = 0;
  for (const posting of postings) {
    const { kind, from } = posting;
    if (kind === 'recognition') done.push({ reference: `payment:${from.ref}`, postings: [] });
    else if (kind === 'buyback') done.push({ reference: `offer:${bought.next().value?.offer}`, postings: [] });
    else if (kind === 'lastShare') done.push({ reference: 'lastShare', postings: [] });
    else if (kind.endsWith('Bonus')) {
      if (open === 0) {
        const next = paidBonuses.next().value;
        if (!next) throw new Error('a bonus is posted that is not kept');
        open = next.size;
        done.push({ reference: next.reference, postings: [] });
      }
      open -= 1;
    }
    done.at(-1)?.postings.push(posting);
  }
  return done;
}
