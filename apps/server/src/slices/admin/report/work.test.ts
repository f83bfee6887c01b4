import { WORKLOAD_KINDS, type WorkloadKind } from '@greenhall/contract/admin/cases';
import type { AuditAct } from '@greenhall/domain/admin/audit-acts';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, SECOND, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Act, audit, stateChange } from '../../../platform/audit/audit.ts';
import { run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';

describe.each(ENGINES)('operators’ work in a report on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  let day: number;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    day = dayOf(world.ports.clock.now().getTime()) - 9;
    await fill();
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  /** A moment so many seconds after noon of the day. */
  const after = (seconds: number) => new Date(day * DAY + DAY / 2 + seconds * SECOND);

  /** Cases that were asked for at noon, as they are kept: what leads to them is tested by their slices. */
  async function fill(): Promise<void> {
    const { ports, ann, bo } = world;
    const [noon, end] = [after(0), after(40)];
    await ports.db.transaction().execute(async (tx) => {
      for (const statement of [
        sql`set local session_replication_role = replica`,
        sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
            select 'W-R' || n, ${ann.no}, 1500000, 'r' || n, 'r' || n, 'v.jpg', 'rejected', ${noon} from generate_series(1, 3) n`,
        sql`insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, made_at)
            values ('W-W1', ${ann.no}, 1, 'BEP20', '0x', 7000000, 1, 'rejected', ${noon})`,
        sql`insert into verification_case (id, owner, state, type, position, submitted_at, decided_at, ended_at, changed_at)
            overriding system value values (701, ${ann.no}, 'rejected', 'passport', 1, ${noon}, ${end}, ${end}, ${end})`,
        sql`insert into otc_appeal (id, trade_id, opened_by, reason, state, clock_left_ms, made_at, decided_at)
            overriding system value values (702, 1, 'buyer', 'late', 'processed', 0, ${noon}, ${end})`,
        sql`insert into shop_return_request (order_id, state, reason, asked_at, ended_at)
            select id, 'refused', 'broken', asked, ended
              from (values (703, ${noon}::timestamptz, ${end}::timestamptz), (703, ${end}, ${after(60)})) x(id, asked, ended)`,
        sql`insert into shop_order (id, number, kind, owner, member_no, state, goods, discount, freight, total, made_at)
            overriding system value values (703, 'W-O1', 'shipped', ${bo.no}, ${bo.no}, 'completed', 1, 0, 0, 1, ${noon})`,
        sql`insert into platform_proposal (id, kind, subject, body, difference, reason, state, maker_id, maker, created_at, expires_at)
            overriding system value
            values (704, 'switchOn', 'x', '{}', '[]', 'r', 'rejected', 1, 'ada', ${noon}, ${end})`,
      ])
        await run(tx, statement);
    });
    const entry = (act: AuditAct, subject: string, at: Date, more: Partial<Act> = {}) =>
      ({ operator: 'wilma', act, subject, detail: {}, ...stateChange('open', 'decided'), at, ...more }) as Act;
    for (const act of [
      entry('recharge.reject', 'W-R1', after(10)),
      entry('recharge.reject', 'W-R2', after(20)),
      entry('recharge.book', 'W-R3', after(100)),
      // The first step decides nothing.
      entry('recharge.approve', 'W-R3', after(50)),
      entry('recharge.book', 'W-R3', after(30), { operator: 'walter' }),
      entry('withdrawal.pay', 'W-W1', end),
      // Of what is not there any more nothing tells when it was asked for.
      entry('withdrawal.reject', 'gone', end),
      entry('verification.approve', ann.no, end, { detail: { case: '701' } }),
      entry('otc.appeal.decide', '702', end),
      entry('shop.refund', 'W-O1', after(60)),
      entry('proposal.reject', '704', end, { proposal: 704n }),
      entry('messages.answer', ann.no, end),
      entry('list.export', 'wallet.deskRecharges', end),
      entry('report.export', 'flows', end),
    ])
      await transact(ports.db, async (tx) => accept(await audit(tx, act)));
  }

  const query = () => ({ from: dateOf(day), to: dateOf(day) });

  it('is what each decided of each kind, with half and 95 of 100 of the times from asked to decided', async () => {
    const { done } = (await desk.as('otto', ['auditor']).call('admin.work', { query: query() })).value;
    const of = (operator: string, work: WorkloadKind, count: number, median: number | null, p95 = median) => ({
      operator,
      work,
      count,
      median,
      p95,
    });
    expect(done).toEqual([
      of('walter', 'recharge', 1, 30),
      of('wilma', 'verification', 1, 40),
      of('wilma', 'conversation', 1, null),
      of('wilma', 'recharge', 3, 20, 92),
      of('wilma', 'withdrawal', 2, 40),
      of('wilma', 'appeal', 1, 40),
      // The second case of the order, which was asked for when the first had ended.
      of('wilma', 'returnRequest', 1, 20),
      of('wilma', 'proposal', 1, 40),
      of('wilma', 'file', 2, null),
    ]);
    expect(new Set(done.map(({ work }) => work))).toEqual(new Set(WORKLOAD_KINDS));
  });

  it('is of its days alone, and stands in the file before every act', async () => {
    const before = { from: dateOf(day - 1), to: dateOf(day - 1) };
    const none = (await desk.as('otto', ['auditor']).call('admin.work', { query: before })).value;
    expect(none).toEqual({ done: [], items: [] });
    const [operator] = await settleOperators(world.ports, ['timefile'], { roles: ['auditor'] });
    const headers = { cookie: `${OPERATOR_COOKIE}=${operator?.cookie ?? ''}` };
    const url = `/api/admin/work/file?${new URLSearchParams(query()).toString()}`;
    const lines = (await world.http.inject({ method: 'GET', url, headers })).body.split(/\r?\n/);
    expect(lines[0]).toMatch(/operator,what,count,medianSeconds,p95Seconds$/);
    expect(lines).toContain('wilma,recharge,3,20,92');
    expect(lines).toContain('wilma,conversation,1,,');
    expect(lines).toContain('wilma,recharge.reject,2,,');
  });
});
