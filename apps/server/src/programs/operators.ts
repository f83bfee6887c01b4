import { systemClock } from '../platform/clock.ts';
import { openForChanges } from '../platform/database/open.ts';
import { systemRandom } from '../platform/random.ts';
import { commandOf } from '../platform/build.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram, StartError } from '../platform/start-error.ts';
import { actFromTerminal, type TerminalAct, type TerminalAnswer } from '../slices/admin/index.ts';

const ACTS = 'unlock NAME | suspend NAME | apart NAME NAME | link | close-after-restore --taken-at MOMENT NAME NAME';
/** A moment with its time zone, as the backup's own report names it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment up to which the backup has what happened, and the two who may sign in first. */
function readRestored([flag, takenAt = '', one, other, ...more]: readonly string[]): TerminalAct | undefined {
  const isMoment = MOMENT.test(takenAt) && !Number.isNaN(Date.parse(takenAt));
  if (flag !== '--taken-at' || !isMoment || !one || !other || more.length > 0) return undefined;
  return { act: 'close-after-restore', takenAt: new Date(takenAt).toISOString(), mayEnter: [one, other] };
}

function readAct([act, name, other, ...more]: readonly string[]): TerminalAct {
  if (act === 'close-after-restore') {
    const restored = readRestored([name, other, ...more].filter((one) => one !== undefined));
    if (restored) return restored;
  }
  if ((act === 'unlock' || act === 'suspend') && name && other === undefined) return { act, name };
  if (act === 'apart' && name && other && more.length === 0) return { act, name, other };
  if (act === 'link' && name === undefined) return { act };
  throw new StartError(`Usage: ${commandOf('operators', ACTS)}`);
}

/**
 * `npm run operators`: lets an operator in again, suspends one, closes after a restore, or makes set-up links while fewer than two supers can
 * sign in. The embedded database admits one process: the server is stopped for it.
 */
async function main([...args]: readonly string[]): Promise<void> {
  const act = readAct(args);
  const settings = settingsForStart(process.env);
  // A link lets whoever reads it become an operator: it must not end in a log.
  if (act.act === 'link' && settings.mode === 'live' && !process.stdout.isTTY)
    throw new StartError('in live mode set-up links are shown on a terminal only');
  const { db, close } = await openForChanges(settings, openLog('warn'));
  let answer: TerminalAnswer;
  try {
    answer = await actFromTerminal({ db, clock: systemClock, random: systemRandom }, act);
  } finally {
    await close();
  }
  if ('refusal' in answer) throw new StartError(`refused: ${answer.refusal}`);
  const at = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const lines = answer.tokens.map((token) => `${at}/admin/#/set-up?token=${token}  (works once, for one hour)`);
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'done'}\n`);
}

runProgram(() => main(process.argv.slice(2)), 2);
