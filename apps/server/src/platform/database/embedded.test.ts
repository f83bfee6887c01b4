import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { rows } from './database.ts';
import { openEmbedded } from './embedded.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'greenhall-embedded-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('forces every commit to the disk', async () => {
    const database = await openEmbedded(folder());
    await database.script('create table note (n bigint)');
    const before = await database.syncs();
    for (let n = 0; n < 20; n += 1) await sql`insert into note values (${n})`.execute(database.db);
    expect((await database.syncs()) - before).toBeGreaterThanOrEqual(20);
    await database.close();
  });

  it('keeps what was committed when it is opened again', async () => {
    const directory = folder();
    const first = await openEmbedded(directory);
    await first.script('create table note (n bigint); insert into note values (9007199254740993)');
    await first.close();
    const second = await openEmbedded(directory);
    expect(await rows(second.db, sql<{ n: bigint }>`select n from note`)).toEqual([{ n: 9_007_199_254_740_993n }]);
    await second.close();
  });

  it('refuses a second process on the same data, and says which one has it', async () => {
    const directory = folder();
    const first = await openEmbedded(directory);
    const script = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      await openEmbedded(${JSON.stringify(directory)});`;
    const second = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`already open in process ${process.pid}`);
    await first.close();
  });

  it('takes over the lock of a process that was killed', async () => {
    const directory = folder();
    writeFileSync(join(directory, 'greenhall.lock'), '999999999 1');
    const database = await openEmbedded(directory);
    await database.close();
  });

  it('rolls back what a failed transaction wrote, and goes on', async () => {
    const database = await openEmbedded();
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
