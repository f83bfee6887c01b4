import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { pino } from 'pino';
import { openDatabase } from './compose.ts';
import { DirectoryInUseError } from './platform/database/directory-lock.ts';
import { SettingsError, readSettings } from './platform/settings.ts';
import { replayDay } from './slices/stock/index.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const FROM_START = '--from-start';

/**
 * `npm run replay -- DAY`: computes a settled day again from the state before it and the journal, with `--from-start` from
 * the journal's first event on; ends with 1 when it comes out otherwise.
 */
async function main([day = '', manner]: readonly string[]): Promise<void> {
  if (!DATE.test(day) || (manner !== undefined && manner !== FROM_START))
    throw new SettingsError(`Usage: npm run replay -- 2026-03-02 [${FROM_START}] (a UTC day that was settled)`);
  const database = await openDatabase(readSettings(process.env), pino({ level: 'warn' }));
  const replay = await replayDay(database.db, dayOf(Date.parse(day)), { isFromStart: manner === FROM_START });
  await database.close();
  if (!replay) throw new SettingsError(`${day} is not settled`);
  const { hash, replayed, isEqual } = replay;
  process.stdout.write(
    `${isEqual ? 'equal' : 'DIFFERS'}  ${dateOf(replay.day)}\nfrom      ${dateOf(replay.from)}\nkept      ${hash}\nreplayed  ${replayed}\n`,
  );
  process.exitCode = isEqual ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof DirectoryInUseError;
  process.stderr.write(`${expected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(2);
});
