import type { Tx } from '../../platform/database/database.ts';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import { growingBigInt64 } from './growing.ts';
import { accountIds } from './store-set.ts';

/** One number for the owner and the order or request of a hold. */
const placeOf = ({ owner, ref }: LedgerAccount): bigint => (ref === 0n ? owner : (ref << 64n) | owner);

/** The accounts of a set, each by a small number in the order in which they come up. */
export class AccountBook {
  #numbers: Map<string, Map<string, Map<bigint, number>>> | undefined = new Map();
  readonly #ids = growingBigInt64();
  #unknown: LedgerAccount[] = [];
  #size = 0;

  /** How many accounts have come up whose id is not known. */
  get unknown(): number {
    return this.#unknown.length;
  }

  #places({ coin, purpose }: LedgerAccount): Map<bigint, number> {
    if (!this.#numbers) throw new Error('the book is closed');
    let coins = this.#numbers.get(purpose);
    if (!coins) this.#numbers.set(purpose, (coins = new Map()));
    let places = coins.get(coin);
    if (!places) coins.set(coin, (places = new Map()));
    return places;
  }

  /** The small number of an account; its id is known once `resolve` has been called. */
  numberOf(account: LedgerAccount): number {
    const places = this.#places(account);
    const place = placeOf(account);
    const known = places.get(place);
    if (known !== undefined) return known;
    places.set(place, this.#size);
    this.#unknown.push(account);
    this.#size += 1;
    return this.#size - 1;
  }

  /** Finds the ids of the accounts that came up since the last time, and makes those that are missing. */
  async resolve(tx: Tx): Promise<void> {
    if (this.#unknown.length === 0) return;
    for (const id of await accountIds(tx, this.#unknown)) this.#ids.push(id);
    this.#unknown = [];
  }

  /** Lets go of where the accounts are, once all have come up: what is left finds ids by small numbers. */
  close(): void {
    this.#numbers = undefined;
  }

  idOf(number: number): bigint {
    return this.#ids.numbers[number] ?? 0n;
  }

  /** The small numbers in the order of the accounts' ids, in which accounts are locked everywhere. */
  inOrder(): Int32Array {
    const numbers = Int32Array.from({ length: this.#size }, (_, number) => number);
    return numbers.toSorted((a, b) => (this.idOf(a) < this.idOf(b) ? -1 : 1));
  }
}
