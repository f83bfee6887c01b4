import { systemClock } from '../../platform/clock.ts';
import { openForChanges } from '../../platform/database/open.ts';
import { askLocalServer } from '../../platform/local-socket.ts';
import { openLog } from '../../platform/logs/log.ts';
import { systemRandom } from '../../platform/random.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import { actFromTerminal, type TerminalAct, type TerminalAnswer } from '../../slices/admin/index.ts';

/** Does an act on the embedded database: a running server does it itself, else the database is opened here. `failed` says what a server could not do. */
export async function actLocally(
  settings: Settings,
  act: TerminalAct,
  { withinMs, failed }: { readonly withinMs: number; readonly failed: string },
): Promise<TerminalAnswer> {
  const said = await askLocalServer(settings.dataDir, JSON.stringify(act), withinMs);
  if (said !== undefined) {
    if (said === '') throw new StartError(failed);
    return JSON.parse(said) as TerminalAnswer;
  }
  const { db, close } = await openForChanges(settings, openLog('warn'));
  try {
    return await actFromTerminal({ db, clock: systemClock, random: systemRandom, settings }, act);
  } finally {
    await close();
  }
}
