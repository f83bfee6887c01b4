import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { unpackArchive } from '../../platform/backup/unpack.ts';
import { BUILD } from '../../platform/build.ts';
import { readDisk } from '../../platform/operations/watch-disk.ts';
import { UNFINISHED } from '../../platform/files/durable.ts';
import { settingsForStart } from '../../platform/settings/data-dir.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import type { ToldTrial } from '../../slices/admin/index.ts';
import { inFolderAside } from './aside.ts';
import { failedTrial, hasRoom, withoutRoom } from './failed-trial.ts';
import { actLocally } from './local.ts';
import { examine } from './restored.ts';

const NOTE = { withinMs: 60_000, failed: 'the server could not keep what came of the trial' } as const;

/** The file itself, or the newest one of a folder. */
async function newestIn(place: string): Promise<string | undefined> {
  if (!(await stat(place)).isDirectory()) return place;
  const names = (await readdir(place)).filter((name) => !name.endsWith(UNFINISHED));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(place, name);
      const found = await stat(path);
      return { path, isFile: found.isFile(), at: found.mtimeMs };
    }),
  );
  return files.filter(({ isFile }) => isFile).toSorted((a, b) => b.at - a.at)[0]?.path;
}

/** What an archive held, and which pictures are missing in it. */
export type RestoredArchive = Manifest & { readonly missing: string | undefined };

/** Restores an archive into a temporary folder, checks it, and keeps nothing of it. Throws `StartError`. */
export const restoreAside = (settings: Settings, file: string, key: string): Promise<RestoredArchive> =>
  inFolderAside(async (aside) => {
    const manifest = await unpackArchive(file, key, BUILD.version, aside);
    return { ...manifest, ...(await examine({ ...settings, dataDir: aside }, manifest)) };
  });

async function tryNewest(settings: Settings, place: string, key: string): Promise<ToldTrial> {
  const begins = performance.now();
  const tookMs = () => Math.round(performance.now() - begins);
  try {
    const file = await newestIn(place);
    if (file === undefined) throw new StartError('there is no backup');
    const { free } = await readDisk(tmpdir());
    const { size } = await stat(file, { bigint: true });
    if (!hasRoom(free, size)) return withoutRoom(tmpdir(), free, tookMs());
    const { takenAt, heads, missing } = await restoreAside(settings, file, key);
    if (missing !== undefined) throw new StartError(missing);
    return { outcome: 'restored', takenAt, tookMs: tookMs(), heads };
  } catch (error) {
    return failedTrial(error, tookMs());
  }
}

/** Tries the newest backup of the embedded database, and has what came of it kept. Throws `StartError` if the backup is of no use. */
export async function tryBackup(place: string): Promise<string> {
  const settings = settingsForStart(process.env);
  if (!settings.backupKey) throw new StartError('BACKUP_KEY is not set: backups are encrypted with it');
  const trial = await tryNewest(settings, place, settings.backupKey);
  const answer = await actLocally(settings, { act: 'note-trial', trial }, NOTE);
  if (!('fault' in answer)) throw new StartError(NOTE.failed);
  if (answer.fault !== null) throw new StartError(`${place}: ${answer.fault}`);
  return `${place}: can be restored, up to ${trial.takenAt ?? ''}; tried in ${trial.tookMs} ms`;
}
