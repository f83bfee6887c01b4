import { systemClock } from '../platform/clock.ts';
import { openForChanges } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram } from '../platform/start-error.ts';
import { TERMINAL } from '../slices/admin/index.ts';
import { beginEra } from '../slices/ledger/index.ts';

/** `npm run begin-era`: begins an era of the journal after the data was moved to a server that counts anew. */
async function main(): Promise<void> {
  const database = await openForChanges(settingsForStart(process.env), openLog('warn'));
  try {
    const era = await beginEra(database.db, TERMINAL, systemClock.now());
    process.stdout.write(`Era ${era.number} of the journal has begun, after posting ${era.afterId}.\n`);
  } finally {
    await database.close();
  }
}

runProgram(main, 2);
