import { accept } from '@greenhall/domain/shared/result';
import { bonusCredited } from '@greenhall/domain/stock/movements';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import { enterAll, postEntered } from '../../ledger/index.ts';
import { creditLine, type CreditLine, type PaidList } from './credit-line.ts';
import type { Settler } from './settler.ts';
import { lockCredits, moveCredits, nextBonus } from './store-credit.ts';

/** So few that who wants to move coins of the same members waits for half a second. */
const AT_ONCE = 10_000;

/** Opens the range of what was set aside last, once the one before it is done. */
function openRange(ports: Settler) {
  return transact(ports.db, async (tx) => {
    const range = await lockCredits(tx);
    if (range.first < range.upto) return accept(range);
    const opened = { first: range.upto, upto: await nextBonus(tx), done: 0n };
    await moveCredits(tx, opened);
    return accept(opened);
  });
}

/** A part of a line, by places. */
interface Part {
  readonly line: CreditLine;
  readonly from: number;
  readonly to: number;
}

/**
 * Credits one part, unless the line is elsewhere by now; says whether it did. Accounts are found first, which keeps
 * nobody waiting; from `onTurn` on the next part can do the same.
 */
async function creditPart(ports: Settler, tx: Tx, { line, from, to }: Part, onTurn: () => void): Promise<boolean> {
  const credits = Array.from({ length: to - from }, (_, index) => {
    const { id, ...bonus } = line.at(from + index);
    return { reference: `bonus:${id}`, postings: bonusCredited(bonus) };
  });
  const entered = await enterAll(tx, credits);
  const range = await lockCredits(tx);
  if (range.first !== line.first || range.upto !== line.upto || range.done !== BigInt(from)) return false;
  onTurn();
  await postEntered(tx, entered, ports.clock.now());
  const isLast = to === line.length;
  await moveCredits(tx, isLast ? { first: line.upto, upto: line.upto, done: 0n } : { ...range, done: BigInt(to) });
  failpoint(ports.settings, 'stock.credit.before-commit');
  return true;
}

/** What has just been set aside, where it is at hand: it is not read again. */
export interface SetAside {
  readonly atHand?: PaidList;
}

/**
 * Credits what settlements have set aside for members, in short transactions, so that nobody's coins are locked for
 * long; while one is written, the next is prepared. May be stopped anywhere, and run twice or in several processes: each
 * bonus is credited once.
 */
export async function creditBonuses(ports: Settler, { atHand }: SetAside = {}, atOnce = AT_ONCE): Promise<void> {
  const opened = await openRange(ports);
  if (!opened.ok || opened.value.first === opened.value.upto) return;
  const line = await creditLine(ports.db, opened.value, atHand);
  let before: Promise<unknown> = Promise.resolve();
  for (let from = Number(opened.value.done); from < line.length; from += atOnce) {
    const part = { line, from, to: Math.min(line.length, from + atOnce) };
    const turn = Promise.withResolvers<boolean>();
    const current = transact(ports.db, async (tx) =>
      accept(await creditPart(ports, tx, part, () => turn.resolve(true))),
    );
    const isCredited = current.then((done) => done.ok && done.value);
    // Awaited when the one before is done; a failure until then must not end the process.
    isCredited.catch(() => undefined);
    const isOurs = await Promise.race([turn.promise, isCredited]);
    await before;
    if (!isOurs) return;
    if (from > 0) failpoint(ports.settings, 'stock.credit.between-parts');
    before = isCredited;
  }
  await before;
}
