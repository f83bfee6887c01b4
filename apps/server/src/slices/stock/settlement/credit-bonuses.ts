import { accept } from '@greenhall/domain/shared/result';
import { bonusCredited } from '@greenhall/domain/stock/movements';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import { enterAll, postEntered } from '../../ledger/index.ts';
import { notifyMembers } from '../../notifications/index.ts';
import { bonusNotices } from './bonus-notices.ts';
import { creditQueue, type CreditQueue, type PaidList } from './credit-queue.ts';
import type { Settler } from './settler.ts';
import { lockCredits, moveCredits, nextBonus } from './store-credit.ts';

/** Small enough that a concurrent movement of the same members' coins waits for half a second at most. */
const AT_ONCE = 10_000;

/** Opens the range of the bonuses that are owed but not credited, once the previous range is done. */
function openRange(ports: Settler) {
  return transact(ports.db, async (tx) => {
    const range = await lockCredits(tx);
    if (range.first < range.upto) return accept(range);
    const opened = { first: range.upto, upto: await nextBonus(tx), done: 0n };
    await moveCredits(tx, opened);
    return accept(opened);
  });
}

/** A part of a queue, by positions. */
interface Part {
  readonly queue: CreditQueue;
  readonly from: number;
  readonly to: number;
}

/**
 * Credits one part, unless another process has credited it; returns whether it did. Accounts are found before anything
 * is locked. Once `onTurn` is called the next part can start in the same way.
 */
async function creditPart(ports: Settler, tx: Tx, { queue, from, to }: Part, onTurn: () => void): Promise<boolean> {
  const credits = Array.from({ length: to - from }, (_, index) => {
    const { id, ...bonus } = queue.at(from + index);
    return { reference: `bonus:${id}`, postings: bonusCredited(bonus) };
  });
  const entered = await enterAll(tx, credits);
  const range = await lockCredits(tx);
  if (range.first !== queue.first || range.upto !== queue.upto || range.done !== BigInt(from)) return false;
  onTurn();
  // Before the postings, which lock the members' accounts.
  await notifyMembers(tx, 'bonusesCredited', bonusNotices(queue, from, to), ports.clock.now());
  await postEntered(tx, entered, ports.clock.now());
  const isLast = to === queue.length;
  await moveCredits(tx, isLast ? { first: queue.upto, upto: queue.upto, done: 0n } : { ...range, done: BigInt(to) });
  if (isLast) await notifyEverybody(tx, { what: 'stock', id: '' }, ports.clock.now());
  failpoint(ports.settings, 'stock.credit.before-commit');
  return true;
}

/** The bonuses that a settlement has just stored, if they are still in memory, so that they are not read again. */
export interface PendingCredits {
  readonly loaded?: PaidList;
}

/**
 * Credits the bonuses that settlements owe to members, in short transactions, so that members' coins are not locked for
 * long. While one part is written, the next is prepared. It may be stopped anywhere, and run twice or in several
 * processes: each bonus is credited once.
 */
export async function creditBonuses(ports: Settler, { loaded }: PendingCredits = {}, atOnce = AT_ONCE): Promise<void> {
  const opened = await openRange(ports);
  if (!opened.ok || opened.value.first === opened.value.upto) return;
  const queue = await creditQueue(ports.db, opened.value, loaded);
  let before: Promise<unknown> = Promise.resolve();
  for (let from = Number(opened.value.done); from < queue.length; from += atOnce) {
    const part = { queue, from, to: Math.min(queue.length, from + atOnce) };
    const turn = Promise.withResolvers<boolean>();
    const current = transact(ports.db, async (tx) =>
      accept(await creditPart(ports, tx, part, () => turn.resolve(true))),
    );
    const isCredited = current.then((done) => done.ok && done.value);
    // The promise is awaited after the previous part. A failure until then must not end the process.
    isCredited.catch(() => undefined);
    const isOurs = await Promise.race([turn.promise, isCredited]);
    await before;
    if (!isOurs) return;
    if (from > 0) failpoint(ports.settings, 'stock.credit.between-parts');
    before = isCredited;
  }
  await before;
}
