import { lists } from '@greenhall/contract/generated/lists';
import { rights } from '@greenhall/contract/generated/rights';
import { MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import { ROLES, mayDo } from '@greenhall/domain/admin/roles';
import { liveCells } from '@greenhall/test-kit/data/csv';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { hashOfExport } from './file.ts';

type ListKey = keyof typeof lists;
const LISTS = Object.keys(lists) as ListKey[];

describe.each(ENGINES)('lists as files on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports, ann } = world;
    await run(
      ports.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'GH-R-' || n, ${ann.no}, n * 1000000, case n when 1 then '=HYPERLINK("http://x")' when 2 then 'x;=1+1' else 'slip, ' || n end, 'slip' || n,
                 'v' || n || '.jpg', case when n % 2 = 0 then 'submitted' else 'rejected' end, now() from generate_series(1, 230) n`,
    );
  });
  afterAll(() => world.close());

  let operators = 0;
  async function operatorWith(...roles: readonly (typeof ROLES)[number][]) {
    operators += 1;
    const username = `exporter${operators}`;
    const [operator] = await settleOperators(world.ports, [username], { roles });
    const cookie = `${OPERATOR_COOKIE}=${operator?.cookie ?? ''}`;
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, operator?.cookie ?? '');
    const file = async (list: string, asked: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams({ asked: new URLSearchParams(asked).toString() });
      const url = `/api/admin/exports/${list}?${query.toString()}`;
      const answer = await world.http.inject({ method: 'GET', url, headers: { cookie } });
      return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
    };
    return { username, client, file };
  }
  const codeOf = (text: string) => (JSON.parse(text) as { code: number }).code;
  const linesOf = (text: string) => text.slice(1).trim().split('\r\n');

  it('has the rows that the list shows under the same filter and in its order, over all pages', async () => {
    const { client, file } = await operatorWith('super');
    const { status, type, text } = await file('wallet.deskRecharges', { state: 'submitted', order: 'amount' });
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header = '', ...rest] = linesOf(text);
    const names = header.split(',');
    expect(names.slice(0, 3)).toEqual(['id', 'number', 'amount']);
    expect(names).toContain('chain.network');
    expect(names).not.toContain('voucher');
    const rows = rest.slice(0, -6).map((line) => line.split(',')[1]);
    expect(rows).toHaveLength(115);
    const query = { state: 'submitted', order: 'amount', limit: '100' } as never;
    const first = (await client.call('wallet.deskRecharges', { query })).value;
    const second = (
      await client.call('wallet.deskRecharges', { query: { ...(query as object), cursor: first.next } as never })
    ).value;
    expect(rows).toEqual([...first.items, ...second.items].map(({ number }) => number));
  });

  it('says what it is, and ends with the hash of its lines, which the log keeps', async () => {
    const { username, file } = await operatorWith('super');
    const { text } = await file('wallet.deskRecharges', { number: 'GH-R-2' });
    const [list, filter, rows, by, at, hash] = linesOf(text).slice(-6);
    expect([list, filter, rows, by]).toEqual([
      'list,wallet.deskRecharges',
      'filter,number=GH-R-2',
      'rows,1',
      `exportedBy,${username}`,
    ]);
    expect(at).toMatch(/^exportedAt,\d{4}-/);
    const proved = hashOfExport(text);
    expect(hash).toBe(`sha256,${proved}`);
    const [entry] = await latestActs(world.ports.db, 1);
    expect(entry).toMatchObject({ act: 'list.export', operator: username, subject: 'wallet.deskRecharges' });
    expect(entry?.detail).toMatchObject({ rows: 1, filter: 'number=GH-R-2', sha256: proved });
    for (const bent of [
      text.replace('GH-R-2,', 'GH-R-3,'),
      text.replace('rows,1', 'rows,2'),
      text.slice(0, -4),
      `${text} `,
    ])
      expect(hashOfExport(bent)).toBeUndefined();
  });

  it('holds no cell that a spreadsheet would run, and quotes what has a comma', async () => {
    const { file } = await operatorWith('super');
    expect((await file('wallet.deskRecharges', { number: 'GH-R-1' })).text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect((await file('wallet.deskRecharges', { number: 'GH-R-5' })).text).toContain('"slip, 5"');
  });

  it('is written of each list for the roles that read it, and for no other', async () => {
    for (const role of ROLES) {
      const { file } = await operatorWith(role);
      for (const list of LISTS) {
        const [act, reach] = rights[list];
        const { status, text } = await file(list);
        expect([role, list, status]).toEqual([role, list, mayDo([role], act, reach) ? 200 : 403]);
        if (status === 200) expect([hashOfExport(text), liveCells(text)]).toEqual([expect.any(String), []]);
      }
    }
  });

  it('refuses what is no list, what it cannot be asked for, too many rows, and the twenty-first of a day', async () => {
    const { file } = await operatorWith('super');
    for (const list of ['members.list', 'toString', '__proto__', 'x']) expect((await file(list)).status).toBe(404);
    for (const asked of [{ state: 'none' }, { amountFrom: '-x' }, { madeFrom: 'yesterday' }])
      expect((await file('wallet.deskRecharges', asked)).status).toBe(400);
    await run(
      world.ports.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'MANY-' || n, ${world.bo.no}, n, 'x', 'x' || n, 'v.jpg', 'rejected', now() from generate_series(1, ${MOST_AT_ONCE + 1}::int) n`,
    );
    expect(codeOf((await file('wallet.deskRecharges', { member: world.bo.no })).text)).toBe(5121);
    const [, ...rest] = linesOf(
      (await file('wallet.deskRecharges', { member: world.bo.no, amountTo: '0.010000' })).text,
    );
    expect(rest).toHaveLength(MOST_AT_ONCE + 6);
    let made = 0;
    while ((await file('members.restrictions')).status === 200) made += 1;
    expect(made).toBeLessThan(20);
    const last = await file('members.restrictions');
    expect([last.status, codeOf(last.text)]).toEqual([429, 5241]);
  });

  it('is for operators alone', async () => {
    const url = '/api/admin/exports/members.restrictions';
    expect((await world.http.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect(
      (
        await new TestClient(world.http).call('admin.export', {
          params: { list: 'members.restrictions' },
          query: {},
        })
      ).status,
    ).toBe(401);
  });
});
