import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { commandOf } from '../platform/build.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { openReadOnly } from '../platform/database/open.ts';
import { runProgram, StartError } from '../platform/start-error.ts';
import { replayDay } from '../slices/stock/index.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const FROM_START = '--from-start';

/**
 * `npm run replay -- DAY`: computes a settled day again from the state before it and the journal, with `--from-start` from
 * the journal's first event on; ends with 1 when it comes out otherwise.
 */
async function main([day = '', manner]: readonly string[]): Promise<void> {
  if (!DATE.test(day) || (manner !== undefined && manner !== FROM_START))
    throw new StartError(`Usage: ${commandOf('replay', `2026-03-02 [${FROM_START}]`)} (a UTC day that was settled)`);
  const database = await openReadOnly(settingsForStart(process.env), openLog('warn'));
  const replay = await replayDay(database.db, dayOf(Date.parse(day)), { isFromStart: manner === FROM_START });
  await database.close();
  if (!replay) throw new StartError(`${day} is not settled`);
  const { hash, replayed, isEqual } = replay;
  process.stdout.write(
    `${isEqual ? 'equal' : 'DIFFERS'}  ${dateOf(replay.day)}\nfrom      ${dateOf(replay.from)}\nkept      ${hash}\nreplayed  ${replayed}\n`,
  );
  process.exitCode = isEqual ? 0 : 1;
}

runProgram(() => main(process.argv.slice(2)), 2);
