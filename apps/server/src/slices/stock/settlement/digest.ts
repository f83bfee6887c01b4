import { createHash, type Hash } from 'node:crypto';
import type { Settlement } from '@greenhall/domain/stock/settlement/settle';
import { POOLS } from '@greenhall/domain/stock/bonus/pools';
import type { State } from '@greenhall/domain/stock/settlement/state';

type Value = bigint | number | string | boolean;

/** The buffer size before text is passed to the hash, because a call costs more than a line. */
const AT_ONCE = 64 * 1024;

/** Collects lines and columns and passes them to a hash. */
class Digest {
  readonly #hash = createHash('sha256');
  #lines = '';

  line(...values: readonly Value[]): void {
    this.#lines += `${values.join('|')}\n`;
    if (this.#lines.length >= AT_ONCE) this.#flush();
  }

  bytes(parts: Iterable<Uint8Array | string>): void {
    for (const part of parts) {
      if (typeof part === 'string') this.#lines += part;
      else this.#flush().update(part);
    }
  }

  #flush(): Hash {
    this.#hash.update(this.#lines);
    this.#lines = '';
    return this.#hash;
  }

  end(): string {
    return this.#flush().digest('hex');
  }
}

/** How many members' numbers are passed to the hash at once. */
const MEMBERS_AT_ONCE = 4_096;

/** The figures of members by column, each list with the members' numbers. */
function memberColumns({ members, trees }: State): readonly (Int32Array | BigInt64Array)[] {
  const { level, bought, fuel, feesPaid, countedIncome, carryA, carryB, matched, monthA, monthB } = members.columns;
  const { closedOn, held, onOffer, clearZero, buyback } = members.columns;
  const figures = [level, bought, fuel, feesPaid, countedIncome, carryA, carryB, matched, monthA, monthB];
  return [trees.numbers, ...figures, closedOn, held, onOffer, clearZero, buyback];
}

/** The members that have any figures, each as its numbers, so that members who join later change no earlier day. */
function* memberBytes(state: State): IterableIterator<Uint8Array> {
  const columns = memberColumns(state);
  const counts = columns.slice(1);
  const { closedOn } = state.members.columns;
  let rows = new BigInt64Array(MEMBERS_AT_ONCE * columns.length);
  let end = 0;
  for (let index = 0; index < state.members.length; index += 1) {
    if (!counts.some((column) => column !== closedOn && BigInt(column[index] ?? 0) !== 0n)) continue;
    for (const column of columns) rows[end++] = BigInt(column[index] ?? 0);
    if (end < rows.length) continue;
    yield new Uint8Array(rows.buffer);
    rows = new BigInt64Array(rows.length);
    end = 0;
  }
  yield new Uint8Array(rows.buffer, 0, end * rows.BYTES_PER_ELEMENT);
}

function writeState(digest: Digest, state: State): void {
  const { market, pools } = state;
  digest.line('day', state.day, state.nextPayment, state.nextRequest, state.nextOffer);
  digest.line('market', market.reserve, market.outstanding, market.openingReserve);
  digest.line('pools', ...POOLS.map((pool) => pools[pool]));
  digest.line('members');
  digest.bytes(memberBytes(state));
  for (const { id, kind, payer, funder, coin, amount, fee, level, paidOn, recognisedOn } of state.payments)
    digest.line('payment', id, kind, payer, funder, coin, amount, fee, level, paidOn, recognisedOn);
  for (const { member, threshold, award, reachedOn } of state.awards)
    digest.line('award', member, threshold, award, reachedOn);
  for (const { number, payment, member, amount, remaining, allocated } of market.requests)
    digest.line('request', number, payment, member, amount, remaining, allocated);
  for (const { number, member, isClearOut, quantity, left, offeredOn } of market.offers)
    digest.line('offer', number, member, isClearOut, quantity, left, offeredOn);
}

/** The hash of the input of a settlement. */
export function inputHash(state: State, plan: number): string {
  const digest = new Digest();
  digest.line('plan', plan);
  writeState(digest, state);
  return digest.end();
}

/** The hash of the whole result of a settlement: state, bonuses, buyback, splits and postings. */
export function outcomeHash({ state, records, postings }: Settlement): string {
  const { bonuses, purchases, splits, collision, leadership } = records;
  const digest = new Digest();
  writeState(digest, state);
  digest.line('bonuses', bonuses.length);
  digest.bytes(bonuses.bytes());
  for (const { offer, seller, quantity, gross, fee, paid, after } of purchases)
    digest.line('purchase', offer, seller, quantity, gross, fee, paid, after.reserve, after.outstanding);
  for (const { member, before, after } of splits) digest.line('split', member, before, after);
  for (const { pool, dues } of [collision, leadership]) digest.line('fraction', pool, dues);
  digest.line('postings', postings.length);
  digest.bytes(postings.bytes());
  return digest.end();
}
