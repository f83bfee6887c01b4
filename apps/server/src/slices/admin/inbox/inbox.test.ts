import { APPROVAL_NAMES, APPROVALS, type ApprovalName, type ApprovalView } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import { ROLES, mayDo } from '@greenhall/domain/admin/roles';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';

const OTTO = operatorCaller('otto');
const PAID_TO = '0x52908400098527886E0F7030069857D2E4169EE7';
/** The kinds about a member; each of them is about ann. */
const ABOUT_ANN: readonly ApprovalName[] = [
  'rechargeToBook',
  'withdrawalToApprove',
  'withdrawalToPay',
  'secondReview',
  'verdict',
];

describe.each(ENGINES)('what takes two operators on the %s database', (engine) => {
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

  /** One of each kind, of which otto took the first step. Rows as they are kept: what leads to them is tested by their slices. */
  async function fill(): Promise<void> {
    const { ports, ann, bo } = world;
    const first = sql`'otto', ${OTTO.operatorId}`;
    await ports.db.transaction().execute(async (tx) => {
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, first_operator, first_operator_id, made_at)
            values ('GH-R-1', ${ann.no}, 5000000, 'x', 'x', 'v.jpg', 'approved', ${first}, now())`,
        sql`insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, first_operator, first_operator_id, made_at)
            values ('GH-W-1', ${ann.no}, 1, 'BEP20', ${PAID_TO}, 20000000, 1, 'requested', null, null, now()),
                   ('GH-W-2', ${ann.no}, 1, 'BEP20', ${PAID_TO}, 30000000, 1, 'approved', ${first}, now())`,
        sql`insert into verification_case (owner, state, type, changed_at, submitted_at, position, first_reviewer, first_reviewer_id)
            values (${ann.no}, 'submitted', 'passport', now(), now(), 1, ${first})`,
        sql`insert into otc_trade (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee,
                                   of_listing, release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label,
                                   seller_address, payment_ms, release_ms, settle_ms, state, clock_from, made_at)
            values ('GH-T-1', 1, 1, 'mey', 'BEP20', ${bo.no}, ${ann.no}, 7000000, 1, 1, 0, false, false, '', ${PAID_TO}, false, '',
                    '0x', 1, 1, 1, 'waitForConfirmation', now(), now())`,
        sql`insert into otc_appeal (trade_id, opened_by, reason, state, clock_left_ms, made_at, verdict, proposed_by, proposed_by_id, proposed_at)
            select id, 'buyer', 'paid', 'inReview', 1, now(), 'toBuyer', ${first}, now() from otc_trade`,
        sql`insert into admin_operator (id, username, roles, password_hash, totp_secret, created_at)
            overriding system value values (${OTTO.operatorId}, 'otto', '{super}', '', '', now())`,
        sql`insert into admin_declaration (operator_id, members, declared_at)
            values (${OTTO.operatorId}, '{4}', now()), (${OTTO.operatorId}, '{5}', now())`,
      ])
        await run(tx, statement);
    });
    const off = { params: { name: 'activation' as const }, body: { on: false, reason: 'a look at the figures' } };
    await as('otto', ['super']).call('admin.setSwitch', off);
    await as('otto', ['super']).call('admin.setSwitch', { ...off, body: { on: true, reason: 'they are right' } });
  }

  const as: RoleClients['as'] = (...asked) => desk.as(...asked);
  const inbox = async (client: TestClient, view: ApprovalView = 'waiting') =>
    (await client.call('admin.decisions', { query: { view } })).value;
  const kindsIn = async (client: TestClient, view?: ApprovalView) =>
    (await inbox(client, view)).items.map(({ kind }) => kind).toSorted();
  const counted = async (client: TestClient) =>
    (await client.call('admin.queues')).value.items.find(({ name }) => name === 'proposal')?.waiting;
  const ALL = APPROVAL_NAMES.toSorted();

  it('shows each role what its lists show it, and lets wait what it may decide', async () => {
    for (const role of ROLES) {
      const client = as(role, [role]);
      if (!mayDo([role], 'admin.proposals', 'read')) {
        expect((await client.call('admin.decisions')).refusal).toBe('forbidden');
        continue;
      }
      const read = ALL.filter((kind) => {
        const [act, reach] = rights[APPROVALS[kind].list];
        return mayDo([role], act, reach);
      });
      const decided = read.filter((kind) => mayDo([role], rights[APPROVALS[kind].by][0], APPROVALS[kind].reach));
      expect([role, await kindsIn(client, 'all')]).toEqual([role, read]);
      expect([role, await kindsIn(client)]).toEqual([role, decided]);
      expect([role, await counted(client)]).toEqual([role, decided.length]);
      const forbidden = (await inbox(client, 'all')).items.filter(({ obstacle }) => obstacle === 'forbidden');
      expect(forbidden.map(({ kind }) => kind).toSorted()).toEqual(read.filter((kind) => !decided.includes(kind)));
    }
  });

  it('says what, about whom, how much, since when and by whom', async () => {
    const { items, isCut } = await inbox(as('olga', ['super']), 'all');
    expect(isCut).toBe(false);
    const shown = items.map(({ kind, title, about, amount, maker }) => [kind, title, about, amount?.amount, maker]);
    expect(shown.toSorted()).toEqual([
      ['declaration', '5', 'otto', undefined, 'otto'],
      ['proposal', 'activation', null, undefined, 'otto'],
      ['rechargeToBook', 'GH-R-1', 'annlee', '5.000000', 'otto'],
      ['secondReview', null, 'annlee', undefined, 'otto'],
      ['verdict', 'GH-T-1', 'bochen · annlee', '7.000000', 'otto'],
      ['withdrawalToApprove', 'GH-W-1', 'annlee', '20.000000', null],
      ['withdrawalToPay', 'GH-W-2', 'annlee', '30.000000', 'otto'],
    ]);
    expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted());
    expect(items.find(({ kind }) => kind === 'proposal')?.proposal).toMatchObject({ kind: 'switchOn', isMine: false });
  });

  it('lets nothing wait for who took the first step, and lists that as its own', async () => {
    const otto = as('otto', ['super']);
    expect(await kindsIn(otto)).toEqual(['withdrawalToApprove']);
    expect(await counted(otto)).toBe(1);
    const mine = (await inbox(otto, 'mine')).items;
    expect(mine.map(({ kind }) => kind).toSorted()).toEqual(ALL.filter((kind) => kind !== 'withdrawalToApprove'));
    expect(new Set(mine.map(({ obstacle, isMine }) => `${obstacle} ${isMine}`))).toEqual(new Set(['fourEyes true']));
    expect(await kindsIn(as('olga', ['super']), 'mine')).toEqual([]);
  });

  it('says who is involved with the member, and lets nothing wait for it', async () => {
    const { ann } = world;
    for (const [members, obstacle] of [
      [[ann.no], 'reviewerInvolved'],
      [null, 'reviewerUndeclared'],
    ] as const) {
      const client = as('olga', ['super'], members);
      const blocked = (await inbox(client, 'all')).items.filter((one) => one.obstacle !== null);
      expect(blocked.map(({ kind }) => kind).toSorted()).toEqual(ABOUT_ANN.toSorted());
      expect(new Set(blocked.map((one) => one.obstacle))).toEqual(new Set([obstacle]));
      expect(await kindsIn(client)).toEqual(ALL.filter((kind) => !ABOUT_ANN.includes(kind)));
      expect(await counted(client)).toBe(ALL.length - ABOUT_ANN.length);
    }
  });

  it('refuses each step for the reason that it has shown', async () => {
    const [recharge, payout] = (await inbox(as('otto', ['super']), 'mine')).items.filter(({ kind }) =>
      ['rechargeToBook', 'withdrawalToPay'].includes(kind),
    );
    const book = { params: { id: recharge?.id ?? '' } };
    const pay = { params: { id: payout?.id ?? '' }, body: { reference: 'OUT-1' } };
    for (const [client, refusal] of [
      [as('otto', ['super']), 'fourEyes'],
      [as('olga', ['super'], [world.ann.no]), 'reviewerInvolved'],
      [as('olga', ['super'], null), 'reviewerUndeclared'],
      [as('carl', ['compliance']), 'forbidden'],
    ] as const) {
      expect((await client.call('wallet.approveRecharge', book)).refusal).toBe(refusal);
      expect((await client.call('wallet.approveWithdrawal', pay)).refusal).toBe(refusal);
      const shown = (await inbox(client, 'all')).items.filter(({ kind }) =>
        ['rechargeToBook', 'withdrawalToPay'].includes(kind),
      );
      expect(shown.map(({ obstacle }) => obstacle)).toEqual([refusal, refusal]);
    }
  });

  it('says that payouts are stopped, and lets none of them wait meanwhile', async () => {
    const { db } = world.ports;
    const olga = as('olga', ['super']);
    await run(db, sql`update platform_switch set "on" = false where name = 'payouts'`);
    const frozen = (await inbox(olga, 'all')).items.filter(({ obstacle }) => obstacle === 'payoutsFrozen');
    expect(frozen.map(({ kind }) => kind)).toEqual(['withdrawalToApprove', 'withdrawalToPay']);
    for (const { id } of frozen) {
      const pay = { params: { id }, body: { reference: 'OUT-1' } };
      expect((await olga.call('wallet.approveWithdrawal', pay)).refusal).toBe('payoutsFrozen');
    }
    expect(await counted(olga)).toBe(ALL.length - 2);
    await run(db, sql`update platform_switch set "on" = true where name = 'payouts'`);
    expect(await counted(olga)).toBe(ALL.length);
  });

  it('says in live mode that the first step was taken from a device that the operator has used too', async () => {
    const { db, clock } = world.ports;
    const olga = as('olga', ['super']);
    const share = [OTTO.operatorId, operatorCaller('olga').operatorId].map(
      (id) => sql`insert into admin_device (device_hash, operator_id, seen_at) values ('x', ${id}, ${clock.now()})`,
    );
    const live = sql`insert into members_launch (version, entity, countries, risk, proposed_by, proposed_at, decided_by, decided_at)
                     values (1, 'Greenhall AG', '[]', '{}', 'otto', now(), 'pia', now())`;
    await db.transaction().execute(async (tx) => {
      for (const statement of [sql`set local session_replication_role = replica`, ...share]) await run(tx, statement);
    });
    expect(await counted(olga)).toBe(ALL.length);
    await run(db, live);
    const makers = ALL.filter((kind) => kind !== 'withdrawalToApprove');
    const shared = (await inbox(olga, 'all')).items.filter(({ obstacle }) => obstacle === 'sameDevice');
    expect(shared.map(({ kind }) => kind).toSorted()).toEqual(makers);
    expect(await kindsIn(olga)).toEqual(['withdrawalToApprove']);
    expect(await counted(olga)).toBe(1);
    const book = { params: { id: shared.find(({ kind }) => kind === 'rechargeToBook')?.id ?? '' } };
    expect((await olga.call('wallet.approveRecharge', book)).refusal).toBe('sameDevice');
    await run(db, sql`delete from members_launch`);
    await run(db, sql`delete from admin_device`);
  });

  it('hides what a colleague has in review from whom it would wait for', async () => {
    const taken = (by: bigint | null) =>
      sql`update verification_case set state = ${by === null ? 'submitted' : 'inReview'}, reviewer_id = ${by}::bigint,
                 reviewer = ${by === null ? null : 'olga'}, claimed_until = ${by === null ? null : world.ports.clock.now()}`;
    await run(world.ports.db, taken(operatorCaller('olga').operatorId));
    expect(await kindsIn(as('olga', ['super']))).toContain('secondReview');
    expect(await kindsIn(as('pia', ['super']))).not.toContain('secondReview');
    expect(await kindsIn(as('pia', ['super']), 'all')).toContain('secondReview');
    await run(world.ports.db, taken(null));
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
      const all: string[] = [];
      for (const kind of APPROVAL_NAMES)
        for (const view of ['waiting', 'mine', 'all'] as const) {
          const asked = placed([cases.approvals[kind]({ view, caller: OTTO })], 100);
          const lines = await rows(tx, sql<{ 'QUERY PLAN': string }>`explain ${asked}`);
          all.push(...lines.map((line) => `${kind} ${view}: ${line['QUERY PLAN']}`));
        }
      return all;
    });
    expect(plans.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  });

  it('answers a hundred of a kind, and says that there are more', async () => {
    await run(
      world.ports.db,
      sql`insert into platform_proposal (kind, subject, body, difference, reason, state, maker_id, maker, created_at, expires_at)
          select kind, subject || n, body, difference, reason, state, maker_id, maker, created_at, expires_at
            from platform_proposal, generate_series(1, 100) n`,
    );
    const { items, isCut } = await inbox(as('olga', ['super']));
    const shown = items.filter(({ kind }) => kind === 'proposal');
    expect([shown.length, isCut]).toEqual([100, true]);
    expect(await counted(as('olga', ['super']))).toBe(ALL.length + 100);
  });
});
