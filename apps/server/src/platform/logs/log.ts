import { type DestinationStream, type Logger, pino } from 'pino';

/** An error as a driver or a library throws it. */
type Thrown = Error & Readonly<Partial<Record<'code' | 'constraint' | 'table' | 'column' | 'routine', unknown>>>;

/** The state of an error of PostgreSQL; the codes of Node have no digits. */
const SQLSTATE = /^(?=.*\d)[\dA-Z]{5}$/;
const FIRST_FRAME = /\n\s+at /;
const QUOTED = /"[^"]*"?/g;
/** What could be a value in a message of our own functions, where nothing marks one: whatever is no word of small letters. */
const NO_WORD = /\S*[^\sa-z'’",;:.()-]\S*/g;
/** The routine of PostgreSQL that `raise` calls. */
const RAISED = 'exec_stmt_raise';

/** What of an error of the database names no value: its message quotes values, which may be a member's secrets, and its details are rows. */
const ofDatabase = ({ message, code, constraint, table, column, routine }: Thrown) => ({
  message: (routine === RAISED ? message.replaceAll(NO_WORD, '…') : message).replaceAll(QUOTED, '"…"'),
  code,
  constraint,
  table,
  column,
  routine,
});

/** What is logged of an error: of what kind it is, what it says, and the frames that say where it came from. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const thrown: Thrown = error;
  const { code, stack = '' } = thrown;
  const at = stack.search(FIRST_FRAME);
  const frames = at < 0 ? '' : stack.slice(at + 1);
  const isOfDatabase = typeof code === 'string' && SQLSTATE.test(code);
  const said = isOfDatabase ? ofDatabase(thrown) : { message: thrown.message, code };
  const cause = thrown.cause === undefined ? {} : { cause: loggedError(thrown.cause) };
  return { type: thrown.name, ...said, stack: frames, ...cause };
}

/** The program's log: JSON lines. */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, serializers: { err: loggedError } };
  return destination ? pino(options, destination) : pino(options);
};
