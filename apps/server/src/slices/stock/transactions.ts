import { bookOthers, bookRecognitions, bookSums } from '@greenhall/domain/stock/booking';
import type { Posting } from '@greenhall/domain/stock/postings';
import type { Settlement } from '@greenhall/domain/stock/settle';

/** Linked postings of the ledger with what they are for. */
interface Transaction {
  readonly reference: string;
  readonly postings: Posting[];
}

function* recognitions({ postings, state }: Settlement): IterableIterator<Transaction> {
  let open: Transaction | undefined;
  for (const posting of bookRecognitions(postings, state.day)) {
    if (posting.kind === 'recognition') {
      if (open) yield open;
      open = { reference: `payment:${posting.from.ref}`, postings: [] };
    }
    open?.postings.push(posting);
  }
  if (open) yield open;
}

/** The recognitions of a day's end, each payment's postings linked. They can be gone through more than once. */
export function recognitionsOf(settlement: Settlement): Iterable<Transaction> {
  return { [Symbol.iterator]: () => recognitions(settlement) };
}

/**
 * The rest of a day's end: what the house moves in sum, and each purchase of the buyback. It touches accounts that
 * others use too, and few of them.
 */
export function restOf({ postings, records, state }: Settlement): Transaction[] {
  const offers = records.purchases.filter(({ paid }) => paid > 0n).values();
  const others = [...bookOthers(postings)].map((posting) => {
    const reference = posting.kind === 'buyback' ? `offer:${offers.next().value?.offer}` : posting.kind;
    return { reference, postings: [posting] };
  });
  return [{ reference: `day:${state.day}`, postings: bookSums(postings, state.day) }, ...others];
}
