import { type MissingMigration, missingMigrations } from '../platform/database/migrate.ts';
import { openAsItIs, openDatabase } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';

const NOTHING = 'nothing to do\n';

const lineOf = ({ name, tables }: MissingMigration): string =>
  [name, ...tables.map(({ table, rows }) => `  ${table}: about ${rows} rows`)].join('\n');

/** Says what would be done, and changes nothing. */
async function sayWhatIsMissing(settings: Settings): Promise<void> {
  const database = await openAsItIs(settings, openLog('warn'));
  try {
    const missing = await missingMigrations(database.db);
    process.stdout.write(missing.length > 0 ? `${missing.map(lineOf).join('\n')}\n` : NOTHING);
  } finally {
    await database.close();
  }
}

/**
 * `greenhall migrate`: brings the database forward without starting the server. With `--dry-run` it names the migrations to come,
 * with the tables of each and their rows.
 */
async function main([flag, ...more]: readonly string[]): Promise<void> {
  if ((flag !== undefined && flag !== '--dry-run') || more.length > 0)
    throw new StartError('Usage: greenhall migrate [--dry-run]');
  const settings = settingsForStart(process.env);
  if (flag) return sayWhatIsMissing(settings);
  const database = await openDatabase({ ...settings, migrates: true }, openLog('warn'), {
    onMigrated: (names) => process.stdout.write(names.length > 0 ? `${names.join('\n')}\n` : NOTHING),
  });
  await database.close();
}

runProgram(() => main(process.argv.slice(2)), 2);
