import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { copyFolder } from '../../../platform/backup/copy-folder.ts';
import type { Facts } from '../../../platform/backup/manifest.ts';
import { BUILD } from '../../../platform/build.ts';
import { newestMigration } from '../../../platform/database/migrations.ts';
import type { Ports } from '../../../platform/ports.ts';
import { headsOf } from './heads.ts';

/** A copy of the files of the embedded database, beside them. Whoever asked for it removes it. */
export interface CopiedData {
  readonly folder: string;
  readonly facts: Facts;
  /** For how long writes waited, in milliseconds. */
  readonly pausedMs: number;
}

/** How a folder begins that holds a copy. */
const BEGINS = 'copy-';

/** What a backup that was killed has left behind. Two backups at once are not supported: the later one wins. */
async function removeEarlier(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(BEGINS)) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Copies the files of the embedded database beside them. The engine has one connection, so an open transaction keeps every
 * write waiting: what was acknowledged before is in the files, and nothing is half written. Pictures are not copied, because files are only added and,
 * a day after their row has gone, removed.
 */
export async function copyData({
  db,
  clock,
  random,
  settings: { dataDir },
}: Pick<Ports, 'db' | 'clock' | 'random'> & { readonly settings: { readonly dataDir: string } }): Promise<CopiedData> {
  await removeEarlier(dataDir);
  const folder = join(dataDir, `${BEGINS}${random.token(8)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await sql`checkpoint`.execute(db);
    return await db.transaction().execute(async (tx) => {
      const begins = performance.now();
      const heads = await headsOf(tx);
      const takenAt = clock.now().toISOString();
      await copyFolder(join(dataDir, 'database', 'postgres'), join(folder, 'postgres'));
      const pausedMs = Math.round(performance.now() - begins);
      const { version, commit } = BUILD;
      return {
        folder,
        pausedMs,
        facts: { version, commit: commit ?? null, migration: newestMigration(), takenAt, heads },
      };
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
