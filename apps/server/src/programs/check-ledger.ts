import { allChecks } from '../compose.ts';
import { runChecks } from '../platform/checks.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { openReadOnly } from '../platform/database/open.ts';
import { runProgram } from '../platform/start-error.ts';

/** Runs every invariant once and says what it found; ends with 1 when something does not hold. */
async function main(): Promise<void> {
  const settings = settingsForStart(process.env);
  const database = await openReadOnly(settings, openLog('warn'));
  const report = await runChecks(database.db, allChecks);
  for (const check of report.checks) {
    process.stdout.write(`${check.clean ? 'holds' : 'BROKEN'}  ${check.name}\n`);
    for (const found of check.found) process.stdout.write(`          ${found}\n`);
  }
  await database.close();
  process.exitCode = report.clean ? 0 : 1;
}

runProgram(main, 2);
