import type { Tx } from '../../platform/database/database.ts';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import { growingBigInt64 } from './growing.ts';
import { accountIds } from './store-set.ts';

/** One number for the owner and, for a hold, the order or request. */
const ownerKeyOf = ({ owner, ref }: LedgerAccount): bigint => (ref === 0n ? owner : (ref << 64n) | owner);

/** Gives each account of a set a small number, in order of first use. */
export class AccountIndex {
  #numbers: Map<string, Map<string, Map<bigint, number>>> | undefined = new Map();
  readonly #ids = growingBigInt64();
  #unknown: LedgerAccount[] = [];
  #size = 0;

  /** The number of accounts in the index whose ids are not known yet. */
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

  /** The small number of an account. Its id is known once `resolve` has been called. */
  numberOf(account: LedgerAccount): number {
    const places = this.#places(account);
    const place = ownerKeyOf(account);
    const known = places.get(place);
    if (known !== undefined) return known;
    places.set(place, this.#size);
    this.#unknown.push(account);
    this.#size += 1;
    return this.#size - 1;
  }

  /** Finds the ids of the accounts that were added since the last call, and creates missing accounts. */
  async resolve(tx: Tx): Promise<void> {
    if (this.#unknown.length === 0) return;
    for (const id of await accountIds(tx, this.#unknown)) this.#ids.push(id);
    this.#unknown = [];
  }

  /** Frees the lookup by account once all accounts are in the index. Ids can still be found by small numbers. */
  close(): void {
    this.#numbers = undefined;
  }

  idOf(number: number): bigint {
    return this.#ids.numbers[number] ?? 0n;
  }

  /** The small numbers in the order of the accounts' ids, in which accounts are always locked. */
  inOrder(): Int32Array {
    const numbers = Int32Array.from({ length: this.#size }, (_, number) => number);
    return numbers.toSorted((a, b) => (this.idOf(a) < this.idOf(b) ? -1 : 1));
  }
}
