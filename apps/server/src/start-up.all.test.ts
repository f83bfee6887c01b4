import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { sendWrite } from '@greenhall/test-kit/outside';
import { settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from './platform/database/database.ts';
import { openPostgres } from './platform/database/postgres.ts';
import { openSecret, sealSecret } from './platform/secrets/sealing.ts';
import { emptyDatabase, ended, foldersOfTests, KEYS, opens } from './test-start-up.ts';

const folder = foldersOfTests();

describe('a server with the embedded database', () => {
  const data = { DATA_DIR: folder() };
  beforeAll(async () => void (await (await startProgram(data)).stop()));

  it('keeps the terminal out while it runs, and leaves operators to it when it is stopped', async () => {
    const program = await startProgram(data);
    // The links of the first start still work, so this one has made none.
    expect(program.operatorLinks).toEqual([]);
    const kept = await runTool('operators', ['link'], data);
    expect([kept.code, kept.said]).toEqual([2, expect.stringContaining('is already open in process')]);
    await program.stop();
    const alone = await runTool('operators', ['link'], data);
    expect([alone.code, alone.said.match(/http\S+/g)?.length]).toEqual([0, 2]);
    const unknown = await runTool('operators', ['unlock', 'nobody1'], data);
    expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining('notFound') });
    expect(await runTool('check-ledger', [], data)).toMatchObject({ code: 0 });
  });
});

describe('a database', () => {
  const environment = emptyDatabase(folder);

  it('that is empty is left as it is by what only reads', async () => {
    const asked = [runTool('check-ledger', [], environment()), runTool('replay', ['2026-03-02'], environment())];
    for (const { code, said } of await Promise.all(asked))
      expect([code, said]).toEqual([2, expect.stringContaining('there is nothing in this database')]);
    const database = openPostgres(environment().DATABASE_URL, pino({ level: 'silent' }));
    expect(await rows(database.db, sql`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
    await database.close();
  });

  it('is brought forward once by servers that start at once', async () => {
    const programs = await Promise.all([1, 2, 3].map(() => startProgram(environment())));
    const shown = programs.flatMap(({ operatorLinks }) => operatorLinks);
    expect(new Set(programs.map(({ invitation }) => invitation)).size).toBe(1);
    // Together they have shown two links, and another start ends none of them.
    expect(shown).toHaveLength(2);
    const later = await startProgram(environment());
    expect(later.operatorLinks).toEqual([]);
    for (const link of shown) expect(await opens(link)).toBe(true);
    await Promise.all([...programs, later].map(({ stop }) => stop()));
    const [migrated, checked] = await Promise.all([
      runTool('migrate', [], environment()),
      runTool('check-ledger', [], environment()),
    ]);
    expect(migrated).toMatchObject({ code: 0, said: 'nothing to do\n' });
    expect(checked).toMatchObject({ code: 0 });
  });

  it('ends a server without the key of its documents, until the keys are wrapped with another one', async () => {
    const fresh = 'two:the-second-key-of-this-database-of-tests';
    const [missing, other] = await Promise.all([
      ended({ ...environment(), VERIFICATION_KEYS: fresh }),
      ended({ ...environment(), VERIFICATION_KEYS: fresh.replace('two:', 'one:') }),
    ]);
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('sealed with a key "one"')]);
    expect(missing.said).not.toContain('    at ');
    expect(other.said).toContain('sealed with another key "one"');
    const both = { ...environment(), VERIFICATION_KEYS: `${fresh},${KEYS}` };
    expect(await runTool('rewrap', [], both)).toMatchObject({ code: 0, said: expect.stringContaining('"two"') });
    const [unwrapped, wrapped] = await Promise.all([
      ended(environment()),
      startProgram({ ...environment(), VERIFICATION_KEYS: fresh }),
    ]);
    expect(unwrapped.said).toContain('sealed with a key "two"');
    await wrapped.stop();
    // The others go on with the first one.
    await runTool('rewrap', [], { ...environment(), VERIFICATION_KEYS: `${KEYS},${fresh}` });
    await (await startProgram(environment())).stop();
  });

  it('is opened by a new secret where the one before is named too, and then by the new one alone', async () => {
    const [first, second] = ['the secret of this database', 'the secret from today on'];
    const database = openPostgres(environment().DATABASE_URL, pino({ level: 'silent' }));
    const [ann] = await settleMembers(environment(), ['annie'], 10n);
    if (!ann) throw new Error('nobody has joined');
    const sealed = sealSecret({ secret: first }, 'JBSWY3DPEHPK3PXP');
    await run(database.db, sql`update identity_credential set totp_secret = ${sealed} where username = 'annie'`);
    const lock = (program: Program, on: boolean) =>
      sendWrite(program.url, ann, 'identity.setTransferLock', { body: { payPassword: PAY_PASSWORD, on } });

    expect((await ended({ ...environment(), PEPPER: second })).said).toContain('made with another secret');
    const changing = await startProgram({ ...environment(), PEPPER: second, PEPPER_BEFORE: first });
    expect(await lock(changing, true)).toMatchObject({ ok: true });
    await changing.stop();
    const changed = await startProgram({ ...environment(), PEPPER: second });
    const [unlocked, earlier] = await Promise.all([lock(changed, false), ended(environment())]);
    expect(unlocked).toMatchObject({ ok: true });
    expect(earlier.code).toBe(1);
    await changed.stop();
    const [row] = await rows(
      database.db,
      sql<{ secret: string }>`select totp_secret as secret from identity_credential where username = 'annie'`,
    );
    expect(openSecret({ secret: second }, row?.secret ?? '')).toBe('JBSWY3DPEHPK3PXP');
    await run(database.db, sql`delete from platform_installation`);
    await run(database.db, sql`update identity_credential set totp_secret = null`);
    await database.close();
  });

  it('that is older or newer than the program is refused by what only reads, a newer one by the server too', async () => {
    const database = openPostgres(environment().DATABASE_URL, pino({ level: 'silent' }));
    await run(
      database.db,
      sql`insert into platform_migration (name, hash, kind, needs) values ('9999_later.sql', 'x', 'contract', '9999')`,
    );
    for (const refused of await Promise.all([ended(environment()), runTool('check-ledger', [], environment())]))
      expect(refused.said).toContain('newer than this program: it has 9999_later.sql');
    await run(database.db, sql`delete from platform_migration where name >= '0002'`);
    expect((await runTool('check-ledger', [], environment())).said).toContain('npm run migrate');
    await database.close();
  });
});
