import type { BonusRow } from '@greenhall/domain/stock/bonus';
import type { Posting } from '@greenhall/domain/stock/postings';
import type { Settlement } from '@greenhall/domain/stock/settle';

/** Linked postings of the ledger with what they are for. */
interface Transaction {
  readonly reference: string;
  readonly postings: Posting[];
}

/** How many postings a bonus has: its part in mey is one, its part in ftb passes the conversion accounts. */
const sizeOf = ({ mey, ftb }: Pick<BonusRow, 'mey' | 'ftb'>) => (mey > 0n ? 1 : 0) + (ftb > 0n ? 2 : 0);

/** What each paid bonus is kept under, once for each of its postings. */
function* bonusReferences({ records }: Settlement, firstBonus: bigint): IterableIterator<string> {
  let number = firstBonus;
  for (const coins of records.bonuses.coins()) {
    const reference = `bonus:${number}`;
    for (let posting = sizeOf(coins); posting > 0; posting -= 1) yield reference;
    number += 1n;
  }
}

/** What each purchase is for that moved anything. */
function* offerReferences({ records }: Settlement): IterableIterator<string> {
  for (const { offer, paid } of records.purchases) if (paid > 0n) yield `offer:${offer}`;
}

/** What each posting is for, in their order. */
function* referenced(settlement: Settlement, firstBonus: bigint): IterableIterator<[string, Posting]> {
  const bonuses = bonusReferences(settlement, firstBonus);
  const offers = offerReferences(settlement);
  let reference = '';
  for (const posting of settlement.postings) {
    const { kind, from } = posting;
    if (kind === 'recognition') reference = `payment:${from.ref}`;
    else if (kind === 'lastShare') reference = kind;
    else if (kind === 'buyback') reference = offers.next().value ?? '';
    else if (kind.endsWith('Bonus')) reference = bonuses.next().value ?? '';
    if (reference === '') throw new Error(`a ${kind} is posted that is not kept`);
    yield [reference, posting];
  }
}

function* linked(settlement: Settlement, firstBonus: bigint): IterableIterator<Transaction> {
  let open: Transaction | undefined;
  for (const [reference, posting] of referenced(settlement, firstBonus)) {
    if (open?.reference === reference) open.postings.push(posting);
    else {
      if (open) yield open;
      open = { reference, postings: [posting] };
    }
  }
  if (open) yield open;
}

/**
 * The postings of a day's end as transactions, in their order: a recognition with its division, each bonus, each
 * purchase of the buyback. `firstBonus` is the number of the first bonus row. They can be gone through more than once.
 */
export function transactionsOf(settlement: Settlement, firstBonus: bigint): Iterable<Transaction> {
  return { [Symbol.iterator]: () => linked(settlement, firstBonus) };
}
