import { TIMELINE_KINDS, routeOfOne, type TimelineKind } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import { ROLES, mayDo } from '@greenhall/domain/admin/roles';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';

describe.each(ENGINES)('the line of time on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports, ann, bo } = world;
    // Rows as they are kept, whatever they belong to: what their slices write is tested there.
    await ports.db.transaction().execute(async (tx) => {
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`insert into wallet_recharge (id, number, member_no, amount, reference, reference_key, voucher, state, made_at)
            overriding system value values (70, 'GH-R-1', ${ann.no}, 25000000, 'slip', 'slip', 'v.jpg', 'submitted', now() - interval '1 day')`,
        sql`insert into wallet_withdrawal (id, number, member_no, account_id, network, address, amount, fee, state, made_at, decided_at)
            overriding system value values (70, 'GH-W-1', ${ann.no}, 1, 'BEP20', '0x', 2, 1, 'cancelled', now() - interval '1 day', now())`,
        sql`insert into otc_trade (id, number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee,
                                   of_listing, release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label,
                                   seller_address, payment_ms, release_ms, settle_ms, state, clock_from, made_at)
            overriding system value values (70, 'GH-T-1', 1, 1, 'mey', 'BEP20', ${ann.no}, ${bo.no}, 1, 1, 1, 0, false, false, '', '0x',
                    false, '', '0x', 1, 1, 1, 'waitForPayment', now(), now() - interval '1 day')`,
        sql`insert into otc_trade_step (trade_id, event, state, by, at) values (70, 'take', 'waitForPayment', 'buyer', now())`,
        sql`insert into otc_appeal (id, trade_id, opened_by, reason, state, clock_left_ms, made_at)
            overriding system value values (70, 70, 'buyer', 'paid', 'inReview', 1, now())`,
        sql`insert into otc_appeal_answer (appeal_id, by, text, at) values (70, 'seller', 'nothing came', now())`,
        sql`insert into shop_order (id, number, member_no, owner, kind, state, goods, discount, freight, total, made_at)
            overriding system value values (70, 'GH-S-1', ${ann.no}, ${ann.no}, 'shipped', 'toPay', 1, 0, 0, 1, now() - interval '1 day')`,
        sql`insert into shop_order_step (order_id, event, state, actor, at) values (70, 'place', 'toPay', 'buyer', now())`,
        sql`insert into verification_case (id, owner, state, is_current, type, reason, changed_at, submitted_at, position, decided_at, ended_at)
            overriding system value values (70, ${ann.no}, 'rejected', false, 'passport', 'unreadable', now(), now() - interval '1 day', 1, now(), now()),
                                           (71, ${ann.no}, 'draft', true, 'passport', null, now(), null, null, null, null)`,
        sql`insert into messages_conversation (member_no, state, last_at, position) values (${ann.no}, 'answered', now(), 1)`,
        sql`insert into messages_message (member_no, number, by, key, text, reference_kind, reference_id, reference_number, at)
            values (${ann.no}, 1, 'member', 'k', 'Where is it?', 'recharge', 70, 'GH-R-1', now())`,
        sql`insert into notifications_notice (member_no, kind, params, at)
            values (${ann.no}, 'rechargeRejected', '{"number":"GH-R-1"}', now()),
                   (${ann.no}, 'rechargeRejected', '{"number":"GH-R-2"}', now()),
                   (${bo.no}, 'rechargeRejected', '{"number":"GH-R-1"}', now())`,
        // Of another thing that has the same number, and of this one.
        sql`insert into platform_audit (sequence, form, operator, act, subject, subject_kind, detail, reason, at, previous, hash)
            values (9001, 2, 'otto', 'recharge.reject', 'GH-R-1', 'recharge', '{}', 'no receipt', now(), '', 'a'),
                   (9002, 2, 'otto', 'operator.suspend', 'GH-R-1', 'operator', '{}', 'left', now(), '', 'b'),
                   (9004, 2, 'vera', 'verification.reject', ${ann.no}, 'person', '{"case":"70","reason":"unreadable"}', null, now(), '', 'd'),
                   (9005, 2, 'vera', 'verification.claim', ${ann.no}, 'person', '{"case":"69"}', null, now(), '', 'e'),
                   (9006, 2, 'otto', 'member.restrict', ${ann.no}, 'member', '{}', 'asked for it', now(), '', 'f'),
                   (9003, 1, 'otto', 'recharge.approve', 'GH-R-1', null, '{"reason":"seen"}', null, now(), '', '')`,
      ])
        await run(tx, statement);
    });
  });
  afterAll(() => world.close());

  const lineOf = (client: TestClient, kind: TimelineKind, id = kind === 'member' ? world.ann.no : '70') =>
    client.call('admin.timeline', { params: { kind, id } });
  let operators = 0;
  async function operatorWith(...roles: readonly (typeof ROLES)[number][]): Promise<TestClient> {
    operators += 1;
    const [operator] = await settleOperators(world.ports, [`operator${operators}`], { roles });
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, operator?.cookie ?? '');
    return client;
  }

  it('is read by the roles that read the list of the thing, and by no other', async () => {
    for (const role of ROLES) {
      const client = await operatorWith(role);
      for (const kind of TIMELINE_KINDS) {
        const [act, reach] = rights[routeOfOne(kind)];
        const { status, refusal, value } = await lineOf(client, kind);
        if (mayDo([role], act, reach)) expect(value.items.length).toBeGreaterThan(0);
        else expect([role, kind, status, refusal]).toEqual([role, kind, 403, 'forbidden']);
        if (status !== 200) continue;
        const [inbox, read] = rights['messages.inbox'];
        const messages = value.items.filter(({ part }) => part === 'message');
        expect([role, kind, messages.length]).toEqual([
          role,
          kind,
          kind === 'recharge' && mayDo([role], inbox, read) ? 1 : 0,
        ]);
      }
    }
  });

  it('tells what belongs to the thing, oldest first, and nothing of another one', async () => {
    const client = await operatorWith('super');
    const { value } = await lineOf(client, 'recharge');
    expect(value.number).toBe('GH-R-1');
    expect(value.items[0]).toMatchObject({ part: 'step', name: 'made', by: 'member', amount: '25.000000' });
    const told = value.items.slice(1).map(({ part, name, by, reason }) => [part, name, by, reason].join(' '));
    expect(told.toSorted()).toEqual([
      'act recharge.approve otto seen',
      'act recharge.reject otto no receipt',
      'message member member ',
      'notice rechargeRejected  ',
    ]);
    const names = async (kind: TimelineKind) =>
      (await lineOf(client, kind)).value.items.map(({ name, by }) => `${name} ${by}`);
    expect(await names('withdrawal')).toEqual(['made member', 'cancelled member']);
    expect(await names('trade')).toEqual(['take buyer', 'answerAppeal seller']);
    expect(await names('order')).toEqual(['place buyer']);
    expect((await names('verification')).toSorted()).toEqual([
      'rejected null',
      'submitted member',
      'verification.reject vera',
    ]);
    expect(await names('member')).toEqual(['joined null', 'member.restrict otto']);
  });

  it('tells of a member what operators did to it to who reads the log, and of a verification nothing before it is sent in', async () => {
    const names = async (client: TestClient) => (await lineOf(client, 'member')).value.items.map(({ name }) => name);
    expect(await names(await operatorWith('auditor'))).toEqual(['joined', 'member.restrict']);
    expect(await names(await operatorWith('support'))).toEqual(['joined']);
    expect((await lineOf(await operatorWith('super'), 'verification', '71')).refusal).toBe('notFound');
  });

  it('refuses what is not there, and what is no kind', async () => {
    const client = await operatorWith('super', 'accountant');
    for (const kind of ['order', 'verification', 'member'] as const)
      expect((await lineOf(client, kind, '999')).refusal).toBe('notFound');
    for (const [kind, id] of [
      ['order', '-1'],
      ['order', 'x'],
      ['members', '1'],
      ['__proto__', '1'],
    ] as const)
      expect((await lineOf(client, kind as TimelineKind, id)).status).toBe(400);
    expect((await lineOf(new TestClient(world.http), 'order')).status).toBe(401);
    expect((await lineOf(world.ann.client, 'order')).status).toBe(401);
  });
});
