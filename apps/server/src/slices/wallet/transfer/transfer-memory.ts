import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { TransferOrder } from '../credit.ts';
import type { Payer, TransferFacts } from './store-batch.ts';

const KEPT = 200_000;

/** Enough facts to send an order to the write, which verifies what can change. */
export interface RememberedFacts {
  readonly payer: Payer;
  readonly payee: MemberNo;
  /** The two members have dealt before; otherwise the write checks it. */
  readonly isKnown: boolean;
}

const pairOf = (order: TransferOrder): string => `${order.payer}|${order.payeeName}`;

/**
 * The facts that a process has read about payers and payees. They let an order skip another read before the write, and
 * never refuse one. The write verifies the payer's version and the key. That two members have dealt before never
 * changes, and a member who was once paid is never deleted, so both can be remembered without limit of time.
 */
export class TransferMemory {
  readonly #payers = new Map<MemberNo, Payer>();
  readonly #payees = new Map<string, MemberNo>();
  readonly #pairs = new Set<string>();

  recall(order: TransferOrder): RememberedFacts | undefined {
    const payer = this.#payers.get(order.payer);
    const payee = this.#payees.get(order.payeeName);
    return payer && payee !== undefined ? { payer, payee, isKnown: this.#pairs.has(pairOf(order)) } : undefined;
  }

  keep(order: TransferOrder, facts: TransferFacts): void {
    if (this.#payers.size >= KEPT) this.#payers.clear();
    const { version, transferLock, unlockedAt, changes } = facts;
    this.#payers.set(order.payer, { version, transferLock, unlockedAt, changes });
    if (facts.payee !== null && facts.known) this.dealt(order, facts.payee);
  }

  dealt(order: TransferOrder, payee: MemberNo): void {
    if (this.#payees.size >= KEPT) this.#payees.clear();
    if (this.#pairs.size >= KEPT) this.#pairs.clear();
    this.#payees.set(order.payeeName, payee);
    this.#pairs.add(pairOf(order));
  }

  forget(order: TransferOrder): void {
    this.#payers.delete(order.payer);
    this.#payees.delete(order.payeeName);
  }
}
