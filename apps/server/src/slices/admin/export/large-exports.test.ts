import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_ATTEMPTS, EXPORT_LEASE, MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import type { Role } from '@greenhall/domain/admin/roles';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recentAlarms } from '../../../platform/alarms.ts';
import { run } from '../../../platform/database/database.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { hashOfExport } from './file.ts';
import { ExportSweep, clearExports } from './write-exports.ts';

const LIST = 'wallet.deskRecharges';
/** More than a file that is answered at once has. */
const MANY = MOST_AT_ONCE + 50;
/** More than are written in one step, and how to ask for them. */
const STEPS = 2_100;
const SOME = `amountTo=${STEPS}`;
/** How many are asked for by their state. */
const FEW = 150;

describe.each(ENGINES)('large files of lists on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports, ann } = world;
    await run(
      ports.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'GH-R-' || n, ${ann.no}, n::bigint * 1000000, 'slip ' || n, 'slip' || n, 'v' || n || '.jpg',
                 case when n <= ${FEW}::int then 'submitted' else 'rejected' end, now() from generate_series(1, ${MANY}::int) n`,
    );
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    for (const table of ['admin_export', 'admin_export_turn', 'platform_limit'])
      await run(world.ports.db, sql`delete from ${sql.table(table)}`);
    rmSync(folder(), { recursive: true, force: true });
  });

  let operators = 0;
  async function operatorWith(...roles: readonly Role[]) {
    operators += 1;
    const username = `maker${operators}`;
    const [operator] = await settleOperators(world.ports, [username], { roles });
    const cookie = `${OPERATOR_COOKIE}=${operator?.cookie ?? ''}`;
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, operator?.cookie ?? '');
    return {
      username,
      ask: (asked = '', list = LIST) => client.call('admin.askExport', { params: { list }, body: { asked } }),
      items: async () => (await client.call('admin.exports')).value.items,
      file: async (id: string) => {
        const answer = await world.http.inject({ url: `/api/admin/exports/files/${id}`, headers: { cookie } });
        return { status: answer.statusCode, headers: answer.headers, text: answer.body };
      },
      atOnce: async (asked = '') => {
        const query = new URLSearchParams({ asked });
        const url = `/api/admin/exports/${LIST}?${query.toString()}`;
        const answer = await world.http.inject({ url, headers: { cookie } });
        return answer.statusCode === 200 ? 200 : (answer.json<{ code: number }>().code ?? 0);
      },
      setRoles: (next: readonly Role[]) =>
        run(world.ports.db, sql`update admin_operator set roles = ${[...next]}::text[] where username = ${username}`),
      suspend: () =>
        run(world.ports.db, sql`update admin_operator set suspended_at = now() where username = ${username}`),
    };
  }
  const write = async (sweep = new ExportSweep(world.ports)) => {
    while (await sweep.step());
  };
  const folder = () => join(world.ports.settings.dataDir, 'exports');
  const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);
  const linesOf = (text: string) => text.slice(1).trim().split('\r\n');

  it('have every row of the list in its order, say what they are, and prove it by their last line', async () => {
    const { username, ask, items, file, atOnce } = await operatorWith('super');
    expect(await atOnce()).toBe(5121);
    const asked = await ask('order=amount&limit=5');
    expect([asked.status, asked.value]).toMatchObject([200, { list: LIST, filter: 'order=amount', state: 'waiting' }]);
    expect((await file(asked.value.id)).status).toBe(404);
    const [entry] = await latestActs(world.ports.db, 1);
    expect(entry).toMatchObject({ act: 'list.ask', operator: username, subject: LIST });
    await write();
    const [made] = await items();
    expect(made).toMatchObject({ state: 'done', rows: MANY, failure: null, mayRead: true });
    const { status, headers, text } = await file(asked.value.id);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/filename="greenhall-wallet\.deskRecharges-\d{4}-\d\d-\d\d\.csv"/);
    expect(hashOfExport(text)).toBe(made?.sha256);
    expect(Buffer.byteLength(text)).toBe(made?.bytes);
    const [, ...rest] = linesOf(text);
    expect(rest.slice(0, -6).map((line) => line.split(',')[1])).toEqual(
      Array.from({ length: MANY }, (_, n) => `GH-R-${n + 1}`),
    );
    expect(rest.slice(-6, -2)).toEqual([
      `list,${LIST}`,
      'filter,order=amount',
      `rows,${MANY}`,
      `exportedBy,${username}`,
    ]);
    const acts = await latestActs(world.ports.db, 2);
    expect(acts.map(({ act, operator, subject }) => ({ act, operator, subject }))).toEqual([
      { act: 'list.download', operator: username, subject: LIST },
      { act: 'list.export', operator: username, subject: LIST },
    ]);
    for (const { detail } of acts) expect(detail).toMatchObject({ rows: MANY, sha256: made?.sha256 });
  });

  it('are their maker’s alone, who must still read the list', async () => {
    const { ask, file, items, setRoles } = await operatorWith('accountant', 'content');
    const other = await operatorWith('super');
    const { id } = (await ask('state=submitted')).value;
    await write();
    expect((await other.file(id)).status).toBe(404);
    expect(await other.items()).toEqual([]);
    await setRoles(['content']);
    expect((await file(id)).status).toBe(403);
    expect(await items()).toMatchObject([{ state: 'done', mayRead: false }]);
    await setRoles(['accountant']);
    expect((await file(id)).status).toBe(200);
  });

  it('are not made for who has lost the right, or may not sign in any more', async () => {
    const one = await operatorWith('accountant', 'content');
    await one.ask(SOME);
    const sweep = new ExportSweep(world.ports);
    await sweep.step();
    await sweep.step();
    await one.setRoles(['content']);
    await write(sweep);
    expect(await one.items()).toMatchObject([{ state: 'failed', failure: 'right' }]);
    const two = await operatorWith('accountant');
    await two.ask();
    await two.suspend();
    await write();
    expect(files()).toEqual([]);
    expect((await one.ask('', 'nothing')).refusal).toBe('notFound');
    expect((await one.ask()).refusal).toBe('forbidden');
  });

  it('need a fresh code, and a question that the list can be asked', async () => {
    const { username, ask } = await operatorWith('super');
    expect((await ask('state=none')).refusal).toBe('badRequest');
    await run(
      world.ports.db,
      sql`update admin_session set proved_until = null
           where operator_id = (select id from admin_operator where username = ${username})`,
    );
    expect((await ask()).refusal).toBe('stepUpRequired');
  });

  it('are kept for a day, and then removed', async () => {
    const { ask, file, items } = await operatorWith('super');
    const { id } = (await ask('state=submitted')).value;
    await write();
    const { clock } = world.ports;
    const before = () => new Date(clock.now().getTime() - DAY);
    // The session of the operator ends earlier.
    const kept = () =>
      run(world.ports.db, sql`update admin_session set seen_at = ${clock.now()}, created_at = ${clock.now()}`);
    clock.advance(DAY - 1);
    await kept();
    await clearExports(world.ports, before());
    expect((await file(id)).status).toBe(200);
    clock.advance(1);
    expect((await file(id)).status).toBe(404);
    expect(files()).toHaveLength(1);
    await clearExports(world.ports, before());
    expect([files(), await items()]).toEqual([[], []]);
  });

  it('are made one at a time, with those that are answered at once, and twenty a day', async () => {
    const { ask, atOnce } = await operatorWith('super');
    const answers = await Promise.all([ask('state=submitted'), ask('state=submitted'), ask('state=submitted')]);
    expect(answers.map(({ refusal }) => refusal ?? 'asked').toSorted()).toEqual([
      'asked',
      'exportRunning',
      'exportRunning',
    ]);
    expect(await atOnce('state=submitted')).toBe(5130);
    await write();
    const both = await Promise.all([atOnce('state=submitted'), atOnce('state=submitted')]);
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 5130]);
    for (let n = 2; n < 20; n += 1) expect(await atOnce('state=submitted')).toBe(200);
    expect(await atOnce('state=submitted')).toBe(5241);
    expect((await ask()).refusal).toBe('tooFrequent');
  });

  it('do not wait for ever for an answer of a process that has died', async () => {
    const { username, ask, atOnce } = await operatorWith('super');
    const { db, clock } = world.ports;
    const until = new Date(clock.now().getTime() + 2 * MINUTE);
    await run(
      db,
      sql`insert into admin_export_turn (operator_id, until) select id, ${until} from admin_operator where username = ${username}`,
    );
    expect([await atOnce('state=submitted'), (await ask()).refusal]).toEqual([5130, 'exportRunning']);
    clock.advance(2 * MINUTE);
    expect(await atOnce('state=submitted')).toBe(200);
  });

  it('are begun anew when their process dies, and never given out by half', async () => {
    const { ask, items, file } = await operatorWith('super');
    const { id } = (await ask(SOME)).value;
    const dead = new ExportSweep(world.ports);
    await dead.step();
    await dead.step();
    const other = new ExportSweep(world.ports);
    expect(await other.step()).toBe(false);
    expect(await items()).toMatchObject([{ state: 'running', rows: 2_000 }]);
    expect((await file(id)).status).toBe(404);
    world.ports.clock.advance(EXPORT_LEASE);
    await other.step();
    // The process was not dead after all.
    await write(dead);
    expect((await file(id)).status).toBe(404);
    await write(other);
    const made = await file(id);
    expect(hashOfExport(made.text)).toBe((await items())[0]?.sha256);
    expect(linesOf(made.text)).toHaveLength(STEPS + 7);
    expect([await file(id), files()]).toMatchObject([{ status: 200, text: made.text }, [`${id}-2.csv`]]);
  });

  it('fail after three attempts, and leave nothing behind', async () => {
    const { ask, items } = await operatorWith('super');
    await ask(SOME);
    const dead: ExportSweep[] = [];
    for (let n = 0; n < EXPORT_ATTEMPTS; n += 1) {
      const sweep = new ExportSweep(world.ports);
      dead.push(sweep);
      await sweep.step();
      await sweep.step();
      world.ports.clock.advance(EXPORT_LEASE);
    }
    await write();
    // They were not dead after all.
    for (const sweep of dead) await write(sweep);
    expect(await items()).toMatchObject([{ state: 'failed', failure: 'attempts' }]);
    expect(files()).toEqual([]);
    expect((await ask('state=submitted')).status).toBe(200);
  });

  it('are begun again after a fault', async () => {
    const { ask, items } = await operatorWith('super');
    await ask('state=submitted');
    const { invokeRoute } = world.ports;
    const broken = { ...world.ports, invokeRoute: () => Promise.reject(new Error('a fault')) };
    await write(new ExportSweep(broken));
    expect(await items()).toMatchObject([{ state: 'waiting' }]);
    world.ports.clock.advance(2 * MINUTE);
    await write(new ExportSweep({ ...world.ports, invokeRoute }));
    expect(await items()).toMatchObject([{ state: 'done', rows: FEW }]);
  });

  it('raise an alarm when they are very large, and fail when they are too large', async () => {
    const { username, ask, items } = await operatorWith('super');
    const alarms = async () =>
      (await recentAlarms(world.ports.db, world.ports.clock.now())).filter(({ name }) => name === 'exportLarge');
    const make = async (bounds: { most: number; large: number }) => {
      await ask('state=submitted');
      await write(new ExportSweep(world.ports, bounds));
    };
    await make({ most: FEW, large: FEW });
    expect(await alarms()).toEqual([]);
    await make({ most: FEW, large: FEW - 1 });
    expect(await alarms()).toMatchObject([{ detail: { list: LIST, rows: FEW, operator: username } }]);
    await make({ most: FEW - 1, large: FEW });
    expect(await items()).toMatchObject([{ state: 'failed', failure: 'rows' }, { state: 'done' }, { state: 'done' }]);
  });
});
