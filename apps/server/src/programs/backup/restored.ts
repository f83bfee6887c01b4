import { allChecks, namedFiles } from '../../compose.ts';
import { runChecks } from '../../platform/checks.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { missingFiles } from '../../platform/pictures/named-files.ts';
import { StartError } from '../../platform/start-error.ts';

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
