import { randomUUID } from 'node:crypto';
import { available } from '@greenhall/domain/ledger/account';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { transferBatcher } from '@greenhall/server/slices/wallet/transfer/transfer-batch';
import type pg from 'pg';
import { type Rate, rateOf } from '../reference.ts';
import { FIRST, SENDERS, nameOf, payeeOf } from './world.ts';

/** Runs callers side by side for a while; each starts again as soon as it has its answer. */
export async function hammer(
  callers: number,
  seconds: number,
  call: (caller: number, turn: number) => Promise<void>,
): Promise<Rate> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        await call(caller, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  return rateOf(times, performance.now() - started);
}

const MICRO = amount<'mey'>(1n);

/** Our transfer as a call in the process: facts, rules, postings, record and key, in batches. */
export function directTransfers(ports: Ports, members: number, hot: boolean) {
  const batcher = transferBatcher(ports);
  return async (caller: number, turn: number): Promise<void> => {
    const sender = (caller * 2 + (turn % 2)) % SENDERS;
    const payee = hot ? SENDERS : payeeOf(sender, turn, members);
    const outcome = await batcher.submit({
      payer: memberNumber(BigInt(FIRST + sender)),
      payerName: nameOf(sender),
      payeeName: nameOf(payee),
      coin: 'mey',
      figures: { amount: MICRO, fee: amount(0n), credited: MICRO },
      isStale: false,
      yieldFeeBp: 0,
      remark: null,
      replay: { isReplayed: false },
      key: randomUUID(),
    });
    if (typeof outcome === 'symbol' || !outcome.ok) throw new Error(`not transferred: ${JSON.stringify(outcome)}`);
  };
}

/** The same postings one by one: a transaction for each. */
export function singlePosts(ports: Ports, members: number) {
  return async (caller: number, turn: number): Promise<void> => {
    const sender = caller % SENDERS;
    const from = available(BigInt(FIRST + sender), 'mey');
    const to = available(BigInt(FIRST + payeeOf(sender, turn, members)), 'mey');
    const at = ports.clock.now();
    const done = await transact(ports.db, (tx) =>
      post(tx, { reference: 'bench', at, postings: [{ kind: 'transfer', from, to, amount: MICRO }] }),
    );
    if (!done.ok) throw new Error(done.refusal);
  };
}

/** What is usually written: one transaction a transfer that locks both rows. The payee is one and the same. */
export function rowLocked(pool: pg.Pool) {
  return async (caller: number): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const [first, second] = [1 + (caller % 900), 1_000];
      await client.query('select balance from row_locked where id = $1 or id = $2 order by id for update', [
        first,
        second,
      ]);
      await client.query('update row_locked set balance = balance - 1 where id = $1 and balance >= 1', [first]);
      await client.query('update row_locked set balance = balance + 1 where id = $1', [second]);
      await client.query('insert into row_locked_transfer (payer, payee, amount) values ($1, $2, 1)', [first, second]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
