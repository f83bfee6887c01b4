import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { rows } from './database.ts';
import { openEmbedded } from './embedded.ts';

describe('the embedded database', () => {
  /** Making a database takes longer than opening it, so the first test makes the one of all. */
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-embedded-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('forces every commit to the disk', async () => {
    const database = await openEmbedded(directory);
    await database.script('create table forced (n bigint)');
    const before = await database.syncs();
    for (let n = 0; n < 20; n += 1) await sql`insert into forced values (${n})`.execute(database.db);
    expect((await database.syncs()) - before).toBeGreaterThanOrEqual(20);
    await database.close();
  });

  it('keeps what was committed when it is opened again', async () => {
    const first = await openEmbedded(directory);
    await first.script('create table kept (n bigint); insert into kept values (9007199254740993)');
    await first.close();
    const second = await openEmbedded(directory);
    expect(await rows(second.db, sql<{ n: bigint }>`select n from kept`)).toEqual([{ n: 9_007_199_254_740_993n }]);
    await second.close();
  });

  it('refuses a second process on the same data, and says which one has it', async () => {
    const first = await openEmbedded(directory);
    const script = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      await openEmbedded(${JSON.stringify(directory)});`;
    const second = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`already open in process ${process.pid}`);
    await first.close();
  });

  it('takes over the lock of a process that was killed', async () => {
    writeFileSync(join(directory, 'greenhall.lock'), '999999999 1');
    const database = await openEmbedded(directory);
    await database.close();
  });

  it('rolls back what a failed transaction wrote, and goes on', async () => {
    const database = await openEmbedded(directory);
    await database.script('create table note (n bigint primary key)');
    const failing = database.db.transaction().execute(async (tx) => {
      await sql`insert into note values (1)`.execute(tx);
      await sql`insert into note values (1)`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'note_pkey' });
    expect(await rows(database.db, sql`select * from note`)).toEqual([]);
    await database.close();
  });
});
