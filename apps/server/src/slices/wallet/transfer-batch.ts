import { checkCoolDown, checkTransferLock } from '@greenhall/domain/identity/cool-down';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { Batcher } from '../../platform/batcher.ts';
import type { Answer } from '../../platform/http/call.ts';
import { isConflict } from '../../platform/database/transact.ts';
import { requestHash } from '../../platform/http/idempotency.ts';
import type { Ports } from '../../platform/ports.ts';
import { type AccountCache, type LedgerTransaction, available, batchColumns } from '../ledger/index.ts';
import { creditPostings, type TransferOrder } from './credit.ts';
import { presentTransfer } from './present.ts';
import { type BatchWrite, type TransferFacts, readFacts, writeBatch } from './store-batch.ts';

const LIMITS = { size: 250, waiting: 4_000 };
const ATTEMPTS = 3;

/** The batch cannot decide this one (first payee, team coin, protected team): it takes the ordinary way. */
export const ORDINARY = Symbol('ordinary');
type Outcome = Result<Answer<'wallet.transfer'>> | typeof ORDINARY;

interface Decided {
  readonly index: number;
  readonly transaction: LedgerTransaction;
  readonly write: BatchWrite;
  readonly answer: Answer<'wallet.transfer'>;
}

const scopeOf = (order: TransferOrder): string => `member:${order.payer}|wallet.transfer`;

/** What the facts alone decide: a replay, a refusal, the ordinary way, or a posting to be tried. */
function decide(ports: Ports, order: TransferOrder, facts: TransferFacts, index: number, at: Date): Outcome | Decided {
  const hash = requestHash(ports.secret, order.input);
  if (facts.usedHash) {
    return hash.equals(facts.usedHash) ? accept(facts.answer as Answer<'wallet.transfer'>) : refuse('resubmitted');
  }
  const now = at.getTime();
  const lock = checkTransferLock({ on: facts.transferLock, turnedOffAt: facts.unlockedAt?.getTime() ?? null }, now);
  if (!lock.ok) return lock;
  const cooled = checkCoolDown(facts.changes, 'transferOut', now);
  if (!cooled.ok) return cooled;
  if (facts.payee === null || !facts.known || facts.borders || TEAM_COINS.includes(order.coin)) return ORDINARY;
  const row = {
    id: facts.id,
    payer: order.payer,
    payee: facts.payee,
    coin: order.coin,
    amount: order.figures.amount,
    fee: order.figures.fee,
    remark: order.remark,
    state: 'credited',
    madeAt: at,
    creditsAt: null,
  } as const;
  const names = new Map([
    [order.payer, order.payerName],
    [facts.payee, facts.payeeName ?? ''],
  ]);
  const answer = presentTransfer(row, order.payer, names, at);
  return {
    index,
    answer,
    write: { ...row, scope: scopeOf(order), key: order.key, hash, answer: JSON.stringify(answer) },
    transaction: {
      reference: `transfer:${row.id}`,
      at,
      postings: creditPostings(available(order.payer, order.coin), facts.payee, order.figures),
    },
  };
}

/** Facts in one statement, the effect in another that is a transaction by itself: keys and balances decide there. */
async function sendOnce(ports: Ports, cache: AccountCache, orders: readonly TransferOrder[]): Promise<Outcome[]> {
  const at = ports.clock.now();
  const facts = await readFacts(
    ports.db,
    orders.map((order) => ({ payer: order.payer, payeeName: order.payeeName, scope: scopeOf(order), key: order.key })),
  );
  const outcomes: Outcome[] = [];
  const decided: Decided[] = [];
  const keys = new Set<string>();
  for (const [index, order] of orders.entries()) {
    const known = facts[index];
    const mark = `${order.payer}|${order.key}`;
    const outcome = keys.has(mark) || !known ? refuse('resubmitted') : decide(ports, order, known, index, at);
    keys.add(mark);
    if (typeof outcome === 'object' && 'transaction' in outcome) decided.push(outcome);
    else outcomes[index] = outcome;
  }
  if (decided.length === 0) return outcomes;
  const transactions = decided.map((one) => one.transaction);
  const columns = await batchColumns(ports.db, transactions, cache);
  const writes = decided.map((one) => one.write);
  const posted = await writeBatch(ports.db, columns, writes, at);
  for (const [n, one] of decided.entries()) {
    outcomes[one.index] = posted[n] ? accept(one.answer) : refuse('insufficientBalance');
  }
  return outcomes;
}

/** A key that another process has just used shows at the insert: the second look finds it and replays. */
async function sendBatch(ports: Ports, cache: AccountCache, orders: readonly TransferOrder[]): Promise<Outcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(ports, cache, orders);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

/** The hot path of transfers between members who have paid each other before: decided and posted in sets. */
export function transferBatcher(ports: Ports): Batcher<TransferOrder, Outcome> {
  const cache: AccountCache = new Map();
  return new Batcher((orders) => sendBatch(ports, cache, orders), LIMITS);
}
