import { rights } from '@greenhall/contract/generated/rights';
import { REPORTS } from '@greenhall/contract/admin/reports';
import { ROLES, type Role, mayDo } from '@greenhall/domain/admin/roles';
import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { post } from '../../ledger/index.ts';
import { sumClosedDays } from '../../ledger/sum-days.ts';
import { hashOfExport } from '../export/file.ts';

const coins = (count: bigint) => amount(count * 1_000_000n);

/** A decimal string that may have a minus, in micro. */
const micro = (text: string): bigint => BigInt(text.replace('.', ''));

describe.each(ENGINES)('reports on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  let first: number;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    const { ports, ann } = world;
    first = dayOf(ports.clock.now().getTime());
    await world.fund(ann.no, 'usdt', 500n);
    ports.clock.advance(DAY);
    const spendable = available(BigInt(ann.no), 'usdt');
    const [fees, pool] = [platformAccount('fees', 'usdt'), platformAccount('pool:referral', 'mey')];
    await transact(ports.db, (tx) =>
      post(tx, {
        reference: 'reports:test',
        at: ports.clock.now(),
        postings: [
          // A fee is paid once, and then divided.
          posting('transferFee', spendable, fees, coins(4n)),
          posting('transferFee', fees, platformAccount('backing', 'usdt'), coins(4n)),
          posting('feeDivision', platformAccount('conversion', 'mey'), pool, coins(9n)),
          posting('referralBonus', pool, available(BigInt(ann.no), 'mey'), coins(3n)),
          posting('referralBonus', pool, platformAccount('conversion', 'mey'), coins(1n)),
          posting('otcLock', spendable, hold(BigInt(ann.no), 'usdt', 'otcTrade', 1n), coins(20n)),
          posting('shopPayment', available(BigInt(ann.no), 'mey'), platformAccount('escrow:shop', 'mey'), coins(2n)),
        ],
      }),
    );
    ports.clock.advance(2 * DAY);
    await sumClosedDays(ports);
  });
  afterAll(async () => {
    await desk.close();
    await world.close();
  });

  const as = (role: Role) => desk.as('otto', [role]);
  const report = (from: number, to: number, role: Role = 'auditor') =>
    as(role).call('admin.report', { query: { from: dateOf(from), to: dateOf(to) } });

  it('close: each coin adds up to zero, and what was there with what came and went is what is there', async () => {
    expect((await as('auditor').call('admin.closedDays')).value).toEqual({
      first: dateOf(first),
      last: dateOf(first + 2),
    });
    const { accounts } = (await report(first, first + 2)).value;
    const sums = new Map<string, bigint>();
    for (const { coin, opening, came, went, closing } of accounts) {
      expect(micro(opening) + micro(came) - micro(went)).toBe(micro(closing));
      sums.set(coin, (sums.get(coin) ?? 0n) + micro(closing));
    }
    expect([...sums.keys()].toSorted()).toEqual(['mey', 'usdt']);
    expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
  });

  it('of some days begin with what the days before them ended with', async () => {
    const earlier = (await report(first, first)).value.accounts;
    const later = (await report(first + 1, first + 2)).value.accounts;
    const closing = new Map(earlier.map((row) => [`${row.coin} ${row.purpose}`, row.closing]));
    for (const row of later) expect(row.opening).toBe(closing.get(`${row.coin} ${row.purpose}`) ?? '0.000000');
    const whole = (await report(first, first + 2)).value.accounts;
    expect(whole.map(({ closing: end }) => end)).toEqual(
      whole.map((row) => later.find(({ coin, purpose }) => coin === row.coin && purpose === row.purpose)?.closing),
    );
  });

  it('show what members paid as fees beside what they got as bonuses, trades and orders', async () => {
    const nothing = (await report(first, first)).value;
    expect([nothing.fees, nothing.bonuses, nothing.trading, nothing.shop]).toEqual([[], [], [], []]);
    const { fees, bonuses, trading, shop } = (await report(first + 1, first + 2)).value;
    const told = (moved: typeof fees) => moved.map(({ kind, coin, source, amount: sum }) => [kind, coin, source, sum]);
    expect(told(fees)).toEqual([
      ['feeDivision', 'mey', 'conversion', '9.000000'],
      ['transferFee', 'usdt', 'available', '4.000000'],
    ]);
    expect(told(bonuses)).toEqual([['referralBonus', 'mey', 'pool:referral', '3.000000']]);
    expect(told(trading)).toEqual([['otcLock', 'usdt', 'available', '20.000000']]);
    expect(told(shop)).toEqual([['shopPayment', 'mey', 'available', '2.000000']]);
  });

  it('are refused of days that are not closed, or end before they begin', async () => {
    expect((await report(first, first + 3)).refusal).toBe('daysNotClosed');
    const backwards = await report(first + 1, first);
    expect([backwards.refusal, backwards.params]).toEqual(['badRequest', { field: 'to' }]);
    expect((await report(first - 3_660, first)).refusal).toBe('badRequest');
  });

  it('are read by the roles that run the company’s money, and by no other', async () => {
    for (const role of ROLES) {
      const [act, reach] = rights['admin.report'];
      const expected = mayDo([role], act, reach) ? undefined : 'forbidden';
      expect([role, (await report(first, first, role)).refusal]).toEqual([role, expected]);
    }
  });

  it('are written to files that prove themselves, and each leaves an entry', async () => {
    const [operator] = await settleOperators(world.ports, ['reporter'], { roles: ['accountant'] });
    const headers = { cookie: `${OPERATOR_COOKIE}=${operator?.cookie ?? ''}` };
    for (const name of REPORTS) {
      const url = `/api/admin/reports/${name}/file?from=${dateOf(first)}&to=${dateOf(first + 2)}`;
      const { statusCode, body, headers: answered } = await world.http.inject({ url, headers });
      expect([name, statusCode]).toEqual([name, 200]);
      expect(answered['content-disposition']).toContain(`greenhall-${name}-${dateOf(first)}-${dateOf(first + 2)}.csv`);
      const sha256 = hashOfExport(body);
      expect(sha256).toBeDefined();
      const [entry] = await latestActs(world.ports.db, 1);
      expect(entry).toMatchObject({ act: 'report.export', operator: 'reporter', subject: name, detail: { sha256 } });
    }
    const query = { from: dateOf(first), to: dateOf(first) };
    for (const client of [desk.stranger(), as('support')])
      expect((await client.call('admin.reportFile', { params: { report: 'flows' }, query })).status).toBeGreaterThan(
        400,
      );
    const flows = await world.http.inject({
      url: `/api/admin/reports/flows/file?from=${dateOf(first)}&to=${dateOf(first)}`,
      headers,
    });
    const lines = flows.body.slice(1).split('\r\n');
    expect(lines[0]).toBe('coin,purpose,opening,came,went,closing');
    expect(lines).toContain('usdt,available,0.000000,500.000000,0.000000,500.000000');
  });

  it('say how often each operator did what, to who reads the log, and as a file', async () => {
    const { clock, db } = world.ports;
    const day = dayOf(clock.now().getTime());
    const query = { from: dateOf(day), to: dateOf(day) };
    const acted = { subject: '1', detail: {} } as const;
    const act = (operator: string, at: Date) =>
      transact(db, async (tx) => accept(await audit(tx, { ...acted, act: 'ledger.check', operator, at })));
    const [start, end] = [day * DAY, (day + 1) * DAY];
    for (const at of [start - 1, start, end - 1, end]) await act('wilma', new Date(at));
    await act('walter', new Date(start));
    const { items } = (await as('auditor').call('admin.work', { query })).value;
    expect(items.filter(({ operator }) => operator.startsWith('w'))).toEqual([
      { operator: 'walter', act: 'ledger.check', count: 1 },
      { operator: 'wilma', act: 'ledger.check', count: 2 },
    ]);
    for (const role of ROLES) {
      const { refusal } = await as(role).call('admin.work', { query });
      const isAllowed = mayDo([role], ...rights['admin.work']);
      expect([role, refusal]).toEqual([role, isAllowed ? undefined : 'forbidden']);
      if (!isAllowed) expect((await as(role).call('admin.workFile', { query })).refusal).toBe('forbidden');
    }
    for (const bad of [
      { from: query.to, to: dateOf(day - 1) },
      { from: '1990-01-01', to: query.to },
    ])
      expect((await as('auditor').call('admin.work', { query: bad })).refusal).toBe('badRequest');
    const [operator] = await settleOperators(world.ports, ['workfile'], { roles: ['auditor'] });
    const headers = { cookie: `${OPERATOR_COOKIE}=${operator?.cookie ?? ''}` };
    const url = `/api/admin/work/file?${new URLSearchParams(query).toString()}`;
    const file = await world.http.inject({ method: 'GET', url, headers });
    expect(file.body).toContain('wilma,ledger.check,2,,');
    expect(hashOfExport(file.body)).toBeDefined();
    expect((await latestActs(db, 1))[0]).toMatchObject({ act: 'report.export', subject: 'work', operator: 'workfile' });
  });
});
