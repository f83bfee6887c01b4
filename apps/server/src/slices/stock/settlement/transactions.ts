import type { Booking } from '@greenhall/domain/stock/settlement/booking';
import type { Purchase } from '@greenhall/domain/stock/market/buyback';
import type { StockPosting } from '@greenhall/domain/stock/movements';

/** Linked postings of the ledger with their reference. */
interface Transaction {
  readonly reference: string;
  readonly postings: StockPosting[];
}

function* recognitions(booking: Booking): IterableIterator<Transaction> {
  let open: Transaction | undefined;
  for (const posting of booking.recognitions) {
    if (posting.kind === 'recognition') {
      if (open) yield open;
      open = { reference: `payment:${posting.from.ref}`, postings: [] };
    }
    open?.postings.push(posting);
  }
  if (open) yield open;
}

/** The recognitions of a day's end, with each payment's postings linked. The iterable can be read more than once. */
export function recognitionsOf(booking: Booking): Iterable<Transaction> {
  return { [Symbol.iterator]: () => recognitions(booking) };
}

/** The other postings of a day's end. They touch few accounts, but ones that other transactions use too. */
export function restOf({ sums, others }: Booking, day: number, purchases: readonly Purchase[]): Transaction[] {
  const offers = purchases.filter(({ paid }) => paid > 0n).values();
  const single = others.map((posting) => {
    const reference = posting.kind === 'buyback' ? `offer:${offers.next().value?.offer}` : posting.kind;
    return { reference, postings: [posting] };
  });
  return [{ reference: `day:${day}`, postings: [...sums] }, ...single];
}
