import { pino } from 'pino';
import { allChecks, openDatabase } from './compose.ts';
import { runChecks } from './platform/checks.ts';
import { DirectoryInUseError } from './platform/database/directory-lock.ts';
import { SettingsError, readSettings } from './platform/settings.ts';

/** Runs every invariant once and says what it found; ends with 1 when something does not hold. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  const report = await runChecks(database.db, allChecks);
  for (const check of report.checks) {
    process.stdout.write(`${check.clean ? 'holds' : 'BROKEN'}  ${check.name}\n`);
    for (const found of check.found) process.stdout.write(`          ${found}\n`);
  }
  await database.close();
  process.exitCode = report.clean ? 0 : 1;
}

main().catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof DirectoryInUseError;
  process.stderr.write(`${expected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(2);
});
