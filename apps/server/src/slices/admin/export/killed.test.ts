import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept } from '@greenhall/domain/shared/result';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { LONG_PROVED } from '@greenhall/test-kit/operators';
import { deskClientOf } from '@greenhall/test-kit/outside';
import { type Program, startProgram } from '@greenhall/test-kit/program';
import { settleMembers } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { insertOperator, insertSession } from '../store.ts';
import { hashOfExport } from './file.ts';

const COOKIE = 'the cookie of olga';
/** More than are written in one step. */
const ROWS = 2_100;
const LIST = 'wallet.deskRecharges';

/** A super with an open session, and rows to be written. */
async function furnish({ db, clock }: Ports): Promise<void> {
  const at = clock.now();
  await transact(db, async (tx) => {
    const secrets = { passwordHash: '', totpSecret: '', totpLastStep: 0n };
    const made = await insertOperator(tx, { username: 'olga', roles: ['super'], ...secrets, at });
    const session = { tokenHash: tokenHash(COOKIE), device: 'test', network: '', at, provedUntil: LONG_PROVED };
    await insertSession(tx, { operatorId: made?.id ?? 0n, ...session });
    await run(
      tx,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'R' || n, (select min(member_no) from members_state), n, 'r' || n, 'r' || n, 'v.jpg', 'rejected', ${at}::timestamptz
            from generate_series(1, ${ROWS}::int) n`,
    );
    return accept(undefined);
  });
}

/** A process that is killed while it writes a large file; another one of the same installation goes on. */
describe('a large file of a list whose process is killed', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-export-'));
  let environment: Record<string, string>;
  let drop: () => Promise<void>;
  let database: pg.Client;
  let programs: Program[] = [];
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    environment = { DATABASE_URL: fresh.url, DATA_DIR: root };
    await settleMembers(environment, ['annie'], 1n, furnish);
    database = new pg.Client({ connectionString: fresh.url });
    await database.connect();
  });
  afterEach(async () => {
    await Promise.all(programs.map(({ kill }) => kill()));
    programs = [];
  });
  afterAll(async () => {
    await database.end();
    await drop();
    rmSync(root, { recursive: true, force: true });
  });

  const start = async (failpoint?: string) => {
    const program = await startProgram({ ...environment, ...(failpoint ? { FAILPOINT: failpoint } : {}) });
    programs.push(program);
    return program;
  };
  const deskOf = ({ url }: Program) => deskClientOf(url, `${OPERATOR_COOKIE}=${COOKIE}`);
  const countOf = async (text: string): Promise<number> =>
    Number((await database.query<{ n: string }>(`select count(*) as n from ${text}`)).rows[0]?.n);

  it.each(['admin.export.after-pages', 'admin.export.after-commit'])(
    'at %s is given out whole, once',
    async (failpoint) => {
      await database.query('delete from admin_export; delete from platform_limit');
      const audited = await countOf(`platform_audit where act = 'list.export'`);
      const first = await start(failpoint);
      const { id } = await deskOf(first).call('admin.askExport', { params: { list: LIST }, body: {} });
      await expect.poll(first.hasEnded, { timeout: 60_000 }).toBe(true);
      expect(await countOf(`admin_export where state = 'done'`)).toBe(failpoint.endsWith('after-commit') ? 1 : 0);
      // What the first had taken is free once it has been silent for two minutes.
      await database.query(`update admin_export set due_at = now() where due_at is not null`);
      const second = deskOf(await start());
      const shown = async () => (await second.call('admin.exports')).items[0];
      await expect.poll(async () => (await shown())?.state, { timeout: 60_000 }).toBe('done');
      const made = await shown();
      const file = await second.call('admin.exportFile', { params: { id }, download: true });
      const text = await file.text();
      expect([hashOfExport(`\uFEFF${text.replace(/^\uFEFF/, '')}`), made?.rows]).toEqual([made?.sha256, ROWS]);
      const kept = readdirSync(join(root, 'exports')).filter((name) => name.startsWith(`${id}-`));
      expect(kept).toHaveLength(1);
      expect(hashOfExport(readFileSync(join(root, 'exports', kept[0] ?? ''), 'utf8'))).toBe(made?.sha256);
      expect(await countOf(`platform_audit where act = 'list.export'`)).toBe(audited + 1);
    },
  );
});
