import { SEARCH_KINDS, routeOfOne, type SearchKind } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import { ROLES, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { readReference } from '@greenhall/domain/wallet/reference';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { readTerm } from './queries.ts';
import { selectSearches } from './store.ts';

const TXID = `0x${'ab'.repeat(32)}`;
const PAID_TO = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Finds one thing of its kind in the world of these tests. */
const SOUGHT: Readonly<Record<SearchKind, string>> = {
  member: 'annlee',
  contact: 'ann@example.org',
  verification: 'annlee',
  conversation: 'annlee',
  recharge: 'GH-R-1',
  withdrawal: 'GH-W-1',
  trade: 'GH-T-1',
  appeal: 'GH-T-1',
  order: 'GH-S-1',
};

describe.each(ENGINES)('the search of operators on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    await fill();
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  /** Rows as they are kept, whatever they belong to: what leads to them is tested by their slices. */
  async function fill(): Promise<void> {
    const { ports, ann, bo } = world;
    const receipt = readReference('Bank slip 77');
    if (!receipt.ok) throw new Error('no receipt');
    await ports.db.transaction().execute(async (tx) => {
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`update identity_contact set address = 'ann@example.org' where member_no = ${ann.no} and channel = 'email'`,
        sql`insert into verification_case (owner, state, type, changed_at, submitted_at, position)
            values (${ann.no}, 'submitted', 'passport', now(), now(), 1)`,
        sql`insert into messages_conversation (member_no, state, last_at, position) values (${ann.no}, 'answered', now(), 1)`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
            values ('GH-R-1', ${ann.no}, 1, ${receipt.value.text}, ${receipt.value.key}, 'v.jpg', 'submitted', now()),
                   ('GH-R-3', ${ann.no}, 1, ${receipt.value.text}, ${receipt.value.key}, 'v.jpg', 'rejected', now())`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, exact_id, txid, proved_at, state, made_at)
            values ('GH-R-2', ${bo.no}, 1, 'x', 'x', 1, ${TXID}, now(), 'submitted', now())`,
        sql`insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at)
            values ('GH-W-1', ${ann.no}, 1, 'BEP20', ${PAID_TO}, 2, 1, 'requested', now())`,
        sql`insert into otc_trade (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee,
                                   of_listing, release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label,
                                   seller_address, payment_ms, release_ms, settle_ms, state, clock_from, txid, made_at)
            values ('GH-T-1', 1, 1, 'mey', 'BEP20', ${ann.no}, ${bo.no}, 1, 1, 1, 0, false, false, '', ${PAID_TO}, false, '',
                    '0x', 1, 1, 1, 'waitForConfirmation', now(), ${TXID}, now())`,
        sql`insert into otc_appeal (trade_id, opened_by, reason, state, clock_left_ms, made_at)
            select id, 'buyer', 'paid', 'inReview', 1, now() from otc_trade`,
        sql`insert into shop_order (number, member_no, owner, kind, state, goods, discount, freight, total, made_at)
            values ('GH-S-1', ${ann.no}, ${ann.no}, 'shipped', 'toPay', 1, 0, 0, 1, now())`,
      ])
        await run(tx, statement);
    });
  }

  const as = (username: string, ...roles: Role[]): TestClient => desk.as(username, roles);
  const search = (client: TestClient, q: string) => client.call('admin.search', { query: { q } });
  let searches = 0;
  /** By another operator each time, so that none has searched too often. */
  const found = async (q: string, ...roles: Role[]) => {
    searches += 1;
    const answer = await search(as(`op${searches}`, ...(roles.length === 0 ? (['super'] as const) : roles)), q);
    return answer.value.items;
  };
  const titles = async (q: string) => (await found(q)).map(({ kind, title }) => `${kind} ${title}`);

  it('finds for each role what the route shows it, and nothing else', async () => {
    for (const role of ROLES)
      for (const kind of SEARCH_KINDS) {
        const [act, reach] = rights[routeOfOne(kind)];
        const hits = (await found(SOUGHT[kind], role)).filter((one) => one.kind === kind);
        expect([role, kind, hits.length]).toEqual([role, kind, mayDo([role], act, reach) ? 1 : 0]);
      }
  });

  it('finds by number, name, receipt, txid and address, however they are written', async () => {
    const { ann } = world;
    expect(await titles(ann.no)).toEqual(['member annlee', 'verification annlee', 'conversation annlee']);
    expect(await titles(' ANNL ')).toEqual(['member annlee', 'verification annlee', 'conversation annlee']);
    expect(await titles('Ann@Example.org')).toEqual(['contact annlee']);
    expect(await titles('gh-r-1')).toEqual(['recharge GH-R-1']);
    expect(await titles('bank slip 77')).toEqual(['recharge GH-R-3', 'recharge GH-R-1']);
    expect(await titles(TXID.toUpperCase().replace('X', 'x'))).toEqual(['recharge GH-R-2', 'trade GH-T-1']);
    expect(await titles(PAID_TO.toLowerCase())).toEqual(['withdrawal GH-W-1']);
    expect(await titles('   ')).toEqual([]);
    for (const odd of ['%', 'ann%', '_nnlee', "'", '\\', '0', '9'.repeat(16)]) expect(await titles(odd)).toEqual([]);
  });

  it('finds at most ten of a kind', async () => {
    const { ports, bo } = world;
    await run(
      ports.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'M-' || n, ${bo.no}, 1, 'MANY 1', 'MANY1', 'v.jpg', 'rejected', now() from generate_series(1, 12) n`,
    );
    const key = readReference('MANY 1');
    await run(
      ports.db,
      sql`update wallet_recharge set reference_key = ${key.ok ? key.value.key : ''} where reference = 'MANY 1'`,
    );
    expect(await found('many 1')).toHaveLength(10);
  });

  it('asks indexes alone', async () => {
    const { db, cases } = world.ports;
    const plans = await db.transaction().execute(async (tx) => {
      // Plans are those of tables of a million rows, whatever was counted of these small ones; what is still read whole has no index.
      const own = sql`relkind = 'r' and relnamespace = 'public'::regnamespace`;
      await run(tx, sql`delete from pg_statistic where starelid in (select oid from pg_class where ${own})`);
      await run(tx, sql`update pg_class set reltuples = 1000000, relpages = 1 where ${own}`);
      for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
        await run(tx, sql`set local ${sql.raw(`enable_${way}`)} = off`);
      const plansOf = async (kind: SearchKind) => {
        const asked = selectSearches([cases.search[kind](readTerm('annlee'))]);
        const lines = await rows(tx, sql<{ 'QUERY PLAN': string }>`explain ${asked}`);
        return lines.map((line) => `${kind}: ${line['QUERY PLAN']}`);
      };
      const all: string[] = [];
      for (const kind of SEARCH_KINDS) all.push(...(await plansOf(kind)));
      return all;
    });
    expect(plans.length).toBeGreaterThan(SEARCH_KINDS.length);
    // An index that is read without a condition is read whole, like a table.
    const isWhole = (line: string, n: number) =>
      /Seq Scan|Index.* Scan/.test(line) && !plans[n + 1]?.includes('Index Cond');
    expect(plans.filter(isWhole)).toEqual([]);
  });

  it('answers sixty searches a minute of one operator', async () => {
    const client = as('eager', 'super');
    for (let n = 0; n < 60; n += 1) expect((await search(client, 'GH-S-1')).value.items).toHaveLength(1);
    expect((await search(client, 'GH-S-1')).refusal).toBe('tooFrequent');
    world.ports.clock.advance(61_000);
    expect((await search(client, 'GH-S-1')).value.items).toHaveLength(1);
  });

  it('is nothing for whoever is not signed in', async () => {
    expect((await search(desk.stranger(), 'annlee')).refusal).toBe('notSignedIn');
  });
});
