import { type Engine, freshDatabase } from '../database.ts';
import type { TestPorts } from '../ports.ts';
import { type RecordedCall, withinScenario } from './scenario.ts';
import { allRows, changedRows } from './rows.ts';
import { seededRandom } from './seeded.ts';

interface Recorded {
  readonly ports: TestPorts;
  close(): Promise<void>;
}

/** Begins a part of the course, under a title of its own in the record. */
type Part = (title: string) => void;
/** Keeps what was answered otherwise than by a route. */
type Note = (value: unknown) => void;

/** The number of a request differs in each process. */
const REQUEST_ID = /"requestId":"[^"]+"/g;

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Blob) return `file of ${part.size} bytes`;
    return typeof part === 'bigint' ? String(part) : part;
  });

function lineOf({ route, ask, status, body }: RecordedCall): string {
  const { key: _, ...asked } = ask;
  const answer = body.startsWith('{') ? body.replaceAll(REQUEST_ID, '"requestId":"…"') : 'a file';
  return `${route} ${asText(asked)}\n${status} ${answer}`;
}

/**
 * The record of a course that is walked in a world: every call with its answer, every message that left, and what of
 * all rows is there afterwards that was not there before. Clock and randomness are given, so that it is the same in
 * each run and on both engines.
 */
export async function runScenario<W extends Recorded>(
  engine: Engine,
  open: (engine: Engine) => Promise<W>,
  walk: (world: W, part: Part, note: Note) => Promise<void>,
): Promise<string> {
  const fresh = await freshDatabase(engine);
  const before = await allRows(fresh.db);
  await fresh.close();
  const said: string[] = [];
  // How a world is opened is seen in its rows; its calls are made anew in each course.
  let isOpen = false;
  const heard = (call: RecordedCall): void => void (isOpen && said.push(lineOf(call)));
  return withinScenario({ random: seededRandom('course'), heard }, async () => {
    const world = await open(engine);
    isOpen = true;
    try {
      await walk(
        world,
        (title) => said.push(`# ${title}`),
        (value) => said.push(asText(value)),
      );
      const sent = world.ports.messenger.sent.map((message) => JSON.stringify(message));
      const changed = changedRows(before, await allRows(world.ports.db));
      return [...said, '# Messages', ...sent, '# Rows', changed, ''].join('\n\n');
    } finally {
      await world.close();
    }
  });
}
