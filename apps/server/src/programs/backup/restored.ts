import { allChecks, namedFiles } from '../../compose.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { runChecks } from '../../platform/checks.ts';
import type { Db } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { openStore } from '../../platform/files/open.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { openLog } from '../../platform/logs/log.ts';
import { missingFiles } from '../../platform/pictures/named-files.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import { headsOf } from '../../slices/admin/index.ts';

/** Throws `StartError` if something does not hold that always must. */
export async function requireHolding(db: Db): Promise<void> {
  const { clean, checks } = await runChecks(db, allChecks);
  const broken = checks.filter((one) => !one.clean).map(({ name, found }) => `${name}: ${found[0] ?? ''}`);
  if (!clean) throw new StartError(`the restored data do not hold:\n${broken.join('\n')}`);
}

const NAMED_AT_MOST = 5;

/** Says which pictures are missing that rows name; undefined if none is. */
export async function missingPictures(db: Db, store: FileStore): Promise<string | undefined> {
  const there = new Set(await store.names('uploads'));
  const missing = await missingFiles(db, namedFiles, there);
  if (missing.length === 0) return undefined;
  const more = missing.length > NAMED_AT_MOST ? ', …' : '';
  return `${missing.length} pictures are missing: ${missing.slice(0, NAMED_AT_MOST).join(', ')}${more}`;
}

/** Migrates restored data, checks them, and holds what they end with against what the archive says. Throws `StartError`. */
export async function examine(
  settings: Settings,
  manifest: Manifest,
  then?: (db: Db) => Promise<void>,
): Promise<{ readonly missing: string | undefined }> {
  const { db, close } = await openDatabase(settings, openLog('warn'));
  try {
    const heads = await headsOf(db);
    if (JSON.stringify(heads) !== JSON.stringify(manifest.heads))
      throw new StartError('the restored data do not end where the archive says that they do');
    await requireHolding(db);
    await then?.(db);
    return { missing: await missingPictures(db, openStore(settings)) };
  } finally {
    await close();
  }
}
