import { openForChanges } from '../platform/database/open.ts';
import { installationKeyring } from '../platform/secrets/keyring.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram } from '../platform/start-error.ts';
import { checkVerificationKeys, rewrapKeys } from '../slices/verification/index.ts';

/**
 * Wraps the data keys of sealed documents with the first of VERIFICATION_KEYS. It can be stopped and run again, and
 * servers may run meanwhile if they know both keys.
 */
async function main(): Promise<void> {
  const settings = settingsForStart(process.env);
  const database = await openForChanges(settings, openLog('warn'));
  try {
    const keyring = installationKeyring(settings);
    await checkVerificationKeys(database.db, keyring, new Date());
    const wrapped = await rewrapKeys(database.db, keyring);
    process.stdout.write(`${wrapped} data keys are wrapped with "${keyring.current}" now.\n`);
  } finally {
    await database.close();
  }
}

runProgram(main, 2);
