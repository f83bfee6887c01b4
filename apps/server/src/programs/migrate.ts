import { openDatabase } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram } from '../platform/start-error.ts';

/** `npm run migrate`: brings the database forward without starting the server. */
async function main(): Promise<void> {
  const database = await openDatabase(settingsForStart(process.env), openLog('warn'), {
    onMigrated: (names) => process.stdout.write(names.length > 0 ? `${names.join('\n')}\n` : 'nothing to do\n'),
  });
  await database.close();
}

runProgram(main, 2);
