import { type InstallationKeys, readKeys, writeKeys } from '../../platform/backup/keys-file.ts';
import type { Db } from '../../platform/database/database.ts';
import { openAsItIs } from '../../platform/database/open.ts';
import { openLog } from '../../platform/logs/log.ts';
import { requireSecret } from '../../platform/secrets/installation.ts';
import { knownKeys, openKeyring } from '../../platform/secrets/keyring.ts';
import { knownSecret } from '../../platform/secrets/secrets.ts';
import { settingsForStart } from '../../platform/settings/data-dir.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import { requireVerificationKeys } from '../../slices/verification/index.ts';

function settingsWithKey(): Settings & { readonly keysBackupKey: string } {
  const settings = settingsForStart(process.env);
  const { keysBackupKey } = settings;
  if (!keysBackupKey) throw new StartError('KEYS_BACKUP_KEY is not set: the archive of keys is encrypted with it');
  return { ...settings, keysBackupKey };
}

/** Writes the keys of this installation to a file of their own. */
export async function backUpKeys(file: string): Promise<string> {
  const settings = settingsWithKey();
  const pepper = knownSecret(settings);
  const verificationKeys = knownKeys(settings);
  if (pepper === undefined || !verificationKeys)
    throw new StartError('this installation has no keys yet: it has never been started');
  await writeKeys(file, settings.keysBackupKey, { pepper, verificationKeys: [...verificationKeys] });
  return `${file}: the secret and ${verificationKeys.length} keys of sealed documents. Keep it apart from the backups of the data.`;
}

/** The settings that an archive of keys holds, as lines of an environment file. */
export async function openKeys(file: string): Promise<string> {
  const { pepper, verificationKeys } = await readKeys(file, settingsWithKey().keysBackupKey);
  return `PEPPER=${pepper}\nVERIFICATION_KEYS=${verificationKeys.map(({ id, key }) => `${id}:${key}`).join(',')}`;
}

async function requireFitting(settings: Settings, { pepper, verificationKeys }: InstallationKeys): Promise<void> {
  const { db, close } = await openAsItIs(settings, openLog('warn'));
  try {
    await requireBoth(db, pepper, verificationKeys);
  } finally {
    await close();
  }
}

async function requireBoth(db: Db, secret: string, keys: InstallationKeys['verificationKeys']): Promise<void> {
  await requireSecret(db, secret);
  await requireVerificationKeys(db, openKeyring(keys));
}

/** Proves that an archive of keys fits the database, the embedded one while its server is stopped. Throws `StartError`. */
export async function tryKeys(file: string): Promise<string> {
  const settings = settingsWithKey();
  await requireFitting(settings, await readKeys(file, settings.keysBackupKey));
  return `${file} fits the database`;
}
