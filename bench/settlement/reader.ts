/**
 * Does what people do, from a process of its own, until it is told to stop: reads balances, and moves coins from one
 * member to another with a fee. Answers how long each took.
 */
import { setTimeout } from 'node:timers/promises';
import { available } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { feePostings } from '@greenhall/domain/wallet/movements';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import type { Db } from '@greenhall/server/platform/database/database';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { transact } from '@greenhall/server/platform/database/transact';
import { post, readBalance } from '@greenhall/server/slices/ledger/index';
import { pino } from 'pino';
import { numberOf } from '../network/load.ts';
import { chance } from '../network/tree.ts';

/** Between one and the next, so that this process itself does not use up the machine. */
const READ_PAUSE_MS = 5;
const MOVE_PAUSE_MS = 100;
const FEE = amount<'mey'>(2n);
const YIELD_BP = 5_000;
const [url = '', size = '0'] = process.argv.slice(2);
const next = chance(3);
const told = { toStop: false };
process.on('SIGTERM', () => {
  told.toStop = true;
});

const somebody = () => available(numberOf(next(Number(size))), 'mey');

async function move(db: Db): Promise<void> {
  const [from, to] = [somebody(), somebody()];
  const fee = feePostings('transferFee', from, FEE, YIELD_BP);
  const postings = [posting('transfer', from, to, amount(1n)), ...fee];
  await transact(db, async (tx) => accept(await post(tx, { reference: 'bench', at: new Date(), postings })));
}

interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** How many did not succeed. */
  readonly failed: number;
}

async function repeat(act: (db: Db) => Promise<unknown>, pauseMs: number): Promise<Times> {
  const database = openPostgres(url, pino({ level: 'silent' }), { max: 1 });
  const times: number[] = [];
  let failed = 0;
  while (!told.toStop) {
    const started = performance.now();
    await act(database.db).catch(() => {
      failed += 1;
    });
    times.push(performance.now() - started);
    await setTimeout(pauseMs);
  }
  await database.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99), most: at(1), failed };
}

process.stdout.write('reading\n');
const [reads, moves] = await Promise.all([
  repeat((db) => readBalance(db, somebody()), READ_PAUSE_MS),
  repeat(move, MOVE_PAUSE_MS),
]);
process.stdout.write(`${JSON.stringify({ reads, moves })}\n`);
