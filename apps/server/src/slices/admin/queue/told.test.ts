import { APPROVAL_NAMES } from '@greenhall/contract/admin/cases';
import { QUEUE_NAMES, QUEUES } from '@greenhall/contract/admin/cases';
import { DESK_CHANNELS, DESK_READS } from '@greenhall/contract/generated/desk-live';
import { rights } from '@greenhall/contract/generated/rights';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { insertAccount } from '../../wallet/account/store-accounts.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

describe.each(ENGINES)('the desks on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
    const { clock, db } = world.ports;
    await transact(db, async (tx) => {
      const account = { memberNo: memberNumber(world.buyer.no), network: 'BEP20', address: ADDRESS } as const;
      await insertAccount(tx, { ...account, label: 'savings', isDefault: true, usableAt: clock.now() });
      return accept(undefined);
    });
    await db.transaction().execute(async (tx) => {
      await run(tx, sql`set local session_replication_role = replica`);
      await run(
        tx,
        sql`insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at)
            select 'GH-W-' || n, a.member_no, a.id, a.network, a.address, 2, 1, 'requested', now()
              from generate_series(1, 3) n, wallet_account a`,
      );
      await run(
        tx,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
            values ('GH-R-1', ${world.buyer.no}, 1, 'r1', 'r1', 'v', 'submitted', now())`,
      );
    });
  });
  afterAll(() => world.close());

  /** What is told on the channels of desks by an act. */
  const toldBy = async (act: () => Promise<unknown>) => {
    const { db } = world.ports;
    const newest = async () =>
      (await rows(db, sql<{ id: bigint }>`select max(id) as id from platform_event`))[0]?.id ?? 0n;
    const before = await newest();
    await act();
    const told = await rows(
      db,
      sql<{ channel: string; what: string }>`
        select channel, event->>'what' as what from platform_event
         where id > ${before} and channel = any(${DESK_CHANNELS.map(({ name }) => name)}::text[]) order by id`,
    );
    return told.map(({ channel, what }) => `${channel} ${what}`);
  };
  const within = (work: (tx: Tx) => Promise<unknown>) => transact(world.ports.db, async (tx) => accept(await work(tx)));
  const note = (text: string, state = 'requested') =>
    sql`update wallet_withdrawal set reason = ${text} where state = ${state}`;

  /** The channels that each table tells of a new row and of a changed one. */
  const tellers = async () => {
    const found = await rows(
      world.ports.db,
      sql<{ table: string; text: string }>`
        select c.relname as table, pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where not t.tgisinternal and pg_get_triggerdef(t.oid) like '%platform_desk_changed%'`,
    );
    return found.map(({ table, text }) => {
      const [, channel, event] = /platform_desk_changed\('(\w+)', '(\w+)'\)/.exec(text) ?? [];
      return { table, channel, event, on: text.match(/AFTER ([A-Z ]+) ON/)?.[1] };
    });
  };
  /** The table whose rows a statement is about. */
  const tableOf = (statement: RawBuilder<unknown>) => /\bfrom "?(\w+)/.exec(statement.compile(world.ports.db).sql)?.[1];

  it('have one channel for each act that reads a queue, which tells of its list and of what waits', () => {
    for (const name of QUEUE_NAMES) {
      const { list } = QUEUES[name];
      const [channel, ...more] = DESK_CHANNELS.filter(({ act }) => act === rights[list][0]);
      expect([name, more]).toEqual([name, []]);
      expect(DESK_READS[channel?.tells ?? 'presence']).toEqual(expect.arrayContaining([list, 'admin.queues']));
    }
  });

  it('are told by the database of every row that comes into a queue or is changed there', async () => {
    const known = await tellers();
    const { queues, approvals } = world.ports.cases;
    const caller = operatorCaller('olga');
    for (const name of QUEUE_NAMES.filter((one) => one !== 'proposal')) {
      const table = tableOf(await queues[name](caller, world.ports));
      const channel = DESK_CHANNELS.find(({ act }) => act === rights[QUEUES[name].list][0]);
      const on = known.flatMap((one) => (one.table === table && one.channel === channel?.name ? [one.on] : []));
      expect([name, table, ...on.toSorted()]).toEqual([name, table, 'INSERT', 'UPDATE']);
    }
    for (const kind of APPROVAL_NAMES) {
      const table = tableOf(approvals[kind]({ view: 'all', caller }));
      const told = known.filter((one) => one.table === table);
      expect([kind, ...told.map(({ on }) => on).toSorted()]).toEqual([kind, 'INSERT', 'UPDATE']);
      for (const { channel } of told) {
        const { tells = 'presence' as const } = DESK_CHANNELS.find(({ name }) => name === channel) ?? {};
        expect(DESK_READS[tells]).toContain('admin.decisions');
      }
    }
  });

  it('are told nothing that the contract does not know, and each of its channels of something', async () => {
    const known = await tellers();
    const declared = DESK_CHANNELS.map(({ name, tells }) => `${name} ${tells}`).toSorted();
    expect([...new Set(known.map(({ channel, event }) => `${channel} ${event}`))].toSorted()).toEqual(declared);
  });

  it('are told once by a commit, however many rows it moves and by however many statements', async () => {
    const told = await toldBy(() =>
      within(async (tx) => {
        await run(tx, note('looked at'));
        await run(tx, note('looked at again'));
        await run(tx, sql`update wallet_recharge set state = 'rejected', reason = 'no', decided_at = now()`);
      }),
    );
    expect(told).toEqual(['withdrawals withdrawal', 'recharges recharge']);
    expect(await toldBy(() => within((tx) => run(tx, note('by another commit'))))).toEqual(['withdrawals withdrawal']);
  });

  it('are told of no row that stays as it was, and of none that another state has', async () => {
    expect(await toldBy(() => run(world.ports.db, note('by another commit')))).toEqual([]);
    expect(await toldBy(() => run(world.ports.db, note('of none', 'paid')))).toEqual([]);
    const judged = sql`update wallet_recharge set judged_at = now()`;
    expect(await toldBy(() => run(world.ports.db, judged))).toEqual([]);
  });

  it('are told nothing by what is rolled back, be it a part of the transaction', async () => {
    const failing = () =>
      within(async (tx) => {
        await run(tx, note('never'));
        throw new Error('rolled back');
      });
    expect(await toldBy(() => expect(failing()).rejects.toThrow('rolled back'))).toEqual([]);
    const told = await toldBy(() =>
      within(async (tx) => {
        await run(tx, sql`savepoint part`);
        await run(tx, note('taken back'));
        await run(tx, sql`rollback to savepoint part`);
        await run(tx, note('kept'));
      }),
    );
    expect(told).toEqual(['withdrawals withdrawal']);
  });

  it('of the shop are told once by a member who asks for money back, which moves an order and a case', async () => {
    const { skuId } = await world.sell({ price: 20n, stock: 9n });
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 3 }] });
    await world.operator('ada').call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD0001' } });
    const [line] = (await world.buyer.client.call('shop.order', { params: { id } })).value.lines;
    const fields = { reason: 'One is broken', lines: `${line?.id}:1` };
    const told = await toldBy(async () => {
      const asked = await world.buyer.client.upload('shop.requestRefund', fields, {}, { id });
      expect(asked.value.state).toBe('afterSale');
    });
    expect(told).toEqual(['orders deskOrder']);
  });
});
