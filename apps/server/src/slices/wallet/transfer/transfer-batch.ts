import { available } from '@greenhall/domain/ledger/account';
import { checkCoinsMayLeave } from '@greenhall/domain/identity/cool-down';
import { refuseRestricted } from '@greenhall/domain/members/restriction';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transferCredited } from '@greenhall/domain/wallet/movements';
import { TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { Batcher } from '../../../platform/batcher.ts';
import type { Answer } from '../../../platform/http/call.ts';
import { isClosedError, isConflict } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type AccountCache, batchColumns } from '../../ledger/index.ts';
import type { TransferOrder } from '../credit.ts';
import { presentTransfer } from '../present.ts';
import type { TransferRow } from '../store.ts';
import { type Payer, type TransferFacts, closedKeys, readFacts, writeBatch } from './store-batch.ts';
import { type RememberedFacts, TransferMemory } from './transfer-memory.ts';

const LIMITS = { size: 250, waiting: 4_000 };
const ROUNDS = 3;

/**
 * The batch cannot decide this order (first payee, team coin, protected team, outdated fee), so it runs in a
 * transaction of its own.
 */
export const NOT_BATCHED = Symbol('ordinary');
type Outcome = Result<Answer<'wallet.transfer'>> | typeof NOT_BATCHED;

/** An order in a batch. */
interface Item {
  readonly order: TransferOrder;
  outcome: Outcome | undefined;
  /** The remembered facts with which the order is tried. */
  known: RememberedFacts | undefined;
}

interface Batch {
  readonly ports: Ports;
  readonly accounts: AccountCache;
  readonly memory: TransferMemory;
  readonly at: Date;
}

const isOpen = (item: Item): boolean => item.outcome === undefined;

function present(order: TransferOrder, row: TransferRow): Answer<'wallet.transfer'> {
  const names = new Map([
    [row.payee, order.payeeName],
    [order.payer, order.payerName],
  ]);
  return presentTransfer(row, order.payer, names, row.madeAt);
}

/** Repeats the first answer of a key. Another request under the same key is refused. */
function replay(order: TransferOrder, id: bigint, facts: TransferFacts): Outcome {
  const { madePayee: payee, madeCoin: coin, madeAmount: amount, madeRemark: remark } = facts;
  const same =
    payee === facts.payee && coin === order.coin && amount === order.figures.amount && remark === order.remark;
  if (!same) return refuse('resubmitted');
  order.replay.isReplayed = true;
  const { madeFee: fee, madeAt, madeCreditsAt: creditsAt } = facts;
  const state = creditsAt ? 'held' : 'credited';
  return accept(present(order, { id, payer: order.payer, payee, coin, amount, fee, remark, state, madeAt, creditsAt }));
}

/** Whether coins may leave the payer's account now. */
function mayLeave({ transferLock: on, unlockedAt, changes }: Payer, now: number): Result<true> {
  return checkCoinsMayLeave({ lock: { on, turnedOffAt: unlockedAt?.getTime() ?? null }, changes }, 'transferOut', now);
}

/**
 * What the facts alone decide: a repeated answer, a refusal, or a transaction of its own; `undefined` for an order that
 * can be tried.
 */
function decide({ at }: Batch, order: TransferOrder, facts: TransferFacts): Outcome | undefined {
  if (facts.madeId !== null) return replay(order, facts.madeId, facts);
  const free = mayLeave(facts, at.getTime());
  if (!free.ok) return free;
  const { restrictedUntil } = facts;
  if (restrictedUntil !== null && restrictedUntil > at) return refuseRestricted('transfer', restrictedUntil.getTime());
  const isOrdinary = order.isStale || facts.borders || TEAM_COINS.includes(order.coin);
  return facts.payee === null || !facts.known || isOrdinary ? NOT_BATCHED : undefined;
}

/** The remembered facts of an order, if they suffice to try it. */
function recall({ memory, at }: Batch, order: TransferOrder): RememberedFacts | undefined {
  const known = order.isStale || TEAM_COINS.includes(order.coin) ? undefined : memory.recall(order);
  return known && mayLeave(known.payer, at.getTime()).ok ? known : undefined;
}

/** Reads the facts of orders for which too little is remembered, and decides those that are not to be tried. */
async function readMissingFacts(batch: Batch, items: readonly Item[], atAll: boolean): Promise<void> {
  for (const item of items) item.known = atAll ? undefined : recall(batch, item.order);
  const unknown = items.filter(({ known }) => !known);
  if (unknown.length === 0) return;
  const facts = await readFacts(
    batch.ports.db,
    unknown.map(({ order }) => order),
    batch.at,
  );
  for (const [n, item] of unknown.entries()) {
    const found = facts[n];
    if (!found) throw new Error(`member ${item.order.payer} has no account`);
    batch.memory.keep(item.order, found);
    item.outcome = decide(batch, item.order, found);
    item.known = batch.memory.recall(item.order);
  }
}

/** Posts and records the orders that can be tried. Those with stale facts stay open, and their facts are read again. */
async function write({ ports, accounts, memory, at }: Batch, items: readonly Item[]): Promise<void> {
  const tried = items.flatMap((item) => (item.known ? [{ item, order: item.order, ...item.known }] : []));
  if (tried.length === 0) return;
  const columns = await batchColumns(
    ports.db,
    tried.map(({ order, payee }) => ({
      reference: '',
      at,
      postings: transferCredited(available(order.payer, order.coin), payee, order.figures, order.yieldFeeBp),
    })),
    accounts,
  );
  const rows = tried.map(({ order, payer, payee, isKnown }) => ({
    payer: order.payer,
    version: payer.version,
    payee,
    payerName: order.payerName,
    isKnown,
    coin: order.coin,
    amount: order.figures.amount,
    fee: order.figures.fee,
    remark: order.remark,
    key: order.key,
  }));
  const { stale, ids } = await writeBatch(ports.db, columns, rows, at);
  for (const [n, { item, order, payee }] of tried.entries()) {
    if (stale[n]) memory.forget(order);
    if (!ids) continue;
    memory.dealt(order, payee);
    const id = ids[n] ?? null;
    const { figures, coin, remark } = order;
    const row = { payer: order.payer, payee, coin, amount: figures.amount, fee: figures.fee, remark };
    item.outcome =
      id === null
        ? refuse('insufficientBalance')
        : accept(present(order, { ...row, id, state: 'credited', madeAt: at, creditsAt: null }));
  }
}

/** Refuses the orders whose payers have closed their keys: they were told that the order never came. */
async function refuseClosed({ ports }: Batch, items: readonly Item[]): Promise<void> {
  const closed = await closedKeys(
    ports.db,
    items.map(({ order }) => order),
  );
  for (const [n, item] of items.entries()) if (closed[n]) item.outcome = refuse('resubmitted');
}

/**
 * Repeats rounds until all orders are decided. An order that the rounds cannot decide runs in a transaction of its own.
 */
async function send(batch: Batch, items: readonly Item[]): Promise<void> {
  let usedKeys = false;
  for (let round = 1; round <= ROUNDS && items.some(isOpen); round += 1) {
    await readMissingFacts(batch, items.filter(isOpen), usedKeys);
    try {
      await write(batch, items.filter(isOpen));
    } catch (error) {
      if (isClosedError(error)) {
        for (const item of items.filter(isOpen)) item.outcome = refuse('notYetOpen');
        return;
      }
      // One of the keys was used before, here or by another process, or is closed. The next round finds out which.
      if (!isConflict(error)) throw error;
      usedKeys = true;
      await refuseClosed(batch, items.filter(isOpen));
    }
  }
}

/**
 * The hot path of transfers between members who have paid each other before: they are decided and posted in batches.
 */
export function transferBatcher(ports: Ports): Batcher<TransferOrder, Outcome> {
  const accounts: AccountCache = new Map();
  const memory = new TransferMemory();
  const underWay = new Set<string>();
  const batcher = new Batcher(async (orders: readonly TransferOrder[]): Promise<Outcome[]> => {
    const marks = orders.map((order) => `${order.payer}|${order.key}`);
    const items = orders.map((order, n): Item => {
      const mark = marks[n] ?? '';
      const twice = underWay.has(mark);
      if (twice) marks[n] = '';
      underWay.add(mark);
      return { order, outcome: twice ? refuse('resubmitted') : undefined, known: undefined };
    });
    try {
      await send({ ports, accounts, memory, at: ports.clock.now() }, items);
    } finally {
      for (const mark of marks) underWay.delete(mark);
    }
    return items.map(({ outcome }) => outcome ?? NOT_BATCHED);
  }, LIMITS);
  ports.thisProcess.watchQueue('transfers', batcher);
  return batcher;
}
