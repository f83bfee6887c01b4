import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { MINUTE } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditDueTransfers } from './settle-transfer.ts';

type Row = Readonly<Record<string, unknown>>;

/** The tables in which a transfer leaves rows, by the column that grows. */
const TABLES = {
  wallet_transfer: 'id',
  ledger_posting: 'id',
  ledger_entry: 'posting_id',
  notifications_notice: 'id',
  notifications_mail: 'id',
  notifications_push: 'id',
  platform_event: 'id',
} as const;

/** What differs between two transfers that are alike: their own numbers and keys, and the balances that they lead to. */
const OWN = ['id', 'key', 'transaction_id', 'posting_id', 'reference', 'balance', 'xact'];

function common(row: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !OWN.includes(name));
  const { channel, members, ...rest } = Object.fromEntries(kept);
  if (rest.params) rest.params = { ...(rest.params as Row), movement: 'one' };
  if (rest.event === undefined) return { ...rest, channel };
  // A batch tells all of its members by one event.
  return { ...rest, members: members ?? [Number(String(channel).replace('member:', ''))] };
}

describe.each(ENGINES)('a transfer in a batch and the same one alone on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 1_000n, usdt: 500n });
    const bo = BigInt(world.bo.no);
    const { db } = world.ports;
    await sql`insert into notifications_choice (member_no, mail) values (${bo}, '{"coins": true}')`.execute(db);
    await sql`insert into notifications_device (member_no, session_id, endpoint, p256dh, auth, language, at)
      values (${bo}, 1, 'https://push.example/1', 'p', 'a', 'en', ${world.ports.clock.now()})`.execute(db);
    await send({ amount: '1' });
    world.ports.clock.advance(11 * MINUTE);
    await creditDueTransfers(world.ports);
  });
  afterAll(() => world.close());

  const send = async (body: { readonly amount: string; readonly coin?: string; readonly remark?: string }) => {
    const sent = await world.ann.client.call('wallet.transfer', {
      body: { payee: 'bochen', coin: 'mey', payPassword: PAY, ...body },
    });
    expect(sent.refusal).toBeUndefined();
  };

  /** What an act leaves in each table, without what is the act's own. */
  async function leftBy(act: () => Promise<void>): Promise<Record<string, Row[]>> {
    const { db } = world.ports;
    // A device is announced to once, however much comes before that is sent.
    await sql`delete from notifications_push`.execute(db);
    const highest = async (table: string, column: string) => {
      const { rows } = await sql<{ most: bigint }>`
        select coalesce(max(${sql.ref(column)}), 0) as most from ${sql.table(table)}`.execute(db);
      return rows[0]?.most ?? 0n;
    };
    const before = new Map<string, bigint>();
    for (const [table, column] of Object.entries(TABLES)) before.set(table, await highest(table, column));
    await act();
    const left: Record<string, Row[]> = {};
    for (const [table, column] of Object.entries(TABLES)) {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} > ${before.get(table) ?? 0n}`.execute(
        db,
      );
      left[table] = rows
        .map(({ row }) => common(row))
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return left;
  }

  /** While the team of any member is protected, no transfer goes in a batch. */
  async function alone<T>(act: () => Promise<T>): Promise<T> {
    const { db, clock } = world.ports;
    const at = clock.now();
    const root = sql`(select min(member_no) from members_member)`;
    await sql`insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${root}, ${root}, 'protectedTeam', 'a quarrel', true, 'otto', ${at}, ${new Date(at.getTime() + MINUTE)})`.execute(
      db,
    );
    const done = await act();
    await sql`delete from members_restriction`.execute(db);
    return done;
  }

  it.each([
    { amount: '12.5' },
    { amount: '0.000001' },
    { amount: '100', remark: 'for the tea' },
    { amount: '7.000001', coin: 'usdt' },
  ])('leave the same rows: $amount $coin', async (what) => {
    const inBatch = await leftBy(() => send(what));
    const ofItself = await alone(() => leftBy(() => send(what)));
    expect(inBatch).toEqual(ofItself);
    for (const table of Object.keys(TABLES)) expect(inBatch[table], table).not.toEqual([]);
  });
});
