import { allChecks } from '../../compose.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { runChecks } from '../../platform/checks.ts';
import type { Db } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { openLog } from '../../platform/logs/log.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import { headsOf } from '../../slices/admin/index.ts';

/** Throws `StartError` if something does not hold that always must. */
export async function requireHolding(db: Db): Promise<void> {
  const { clean, checks } = await runChecks(db, allChecks);
  const broken = checks.filter((one) => !one.clean).map(({ name, found }) => `${name}: ${found[0] ?? ''}`);
  if (!clean) throw new StartError(`the restored data do not hold:\n${broken.join('\n')}`);
}

/** Migrates restored data, checks them, and holds what they end with against what the archive says. Throws `StartError`. */
export async function examine(settings: Settings, manifest: Manifest, then?: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(settings, openLog('warn'));
  try {
    const heads = await headsOf(db);
    if (JSON.stringify(heads) !== JSON.stringify(manifest.heads))
      throw new StartError('the restored data do not end where the archive says that they do');
    await requireHolding(db);
    await then?.(db);
  } finally {
    await close();
  }
}
