import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What people start: the programs as the build has put them together. */
const programOf = (name: string): string =>
  fileURLToPath(new URL(`../../apps/server/dist/programs/${name}.js`, import.meta.url));
const START_FROM_SOURCES = fileURLToPath(new URL('../../apps/server/src/programs/start.ts', import.meta.url));
/** The program prints its address, the invitation and, while operators are missing, their set-up links. */
const GREETING =
  /Greenhall +(?<url>http\S+)\/\n[\s\S]* Invitation +(?<invitation>\S+)\n(?<operators>(?: +Operator.*\n)*)\n/;
const LINK = /http\S+/g;

/** The program ended before it served. */
export class ProgramEndedError extends Error {
  override name = 'ProgramEndedError';
  readonly code: number | null;
  readonly said: string;
  constructor(code: number | null, said: string) {
    super(`the program ended with ${code}:\n${said}`);
    this.code = code;
    this.said = said;
  }
}

/** The real program in a process of its own. */
export interface Program {
  readonly url: string;
  readonly pid: number;
  readonly invitation: string;
  /** The set-up links of the operators that are still missing. */
  readonly operatorLinks: readonly string[];
  readonly hasEnded: () => boolean;
  /** Kills the process without a chance to clean up. */
  readonly kill: () => Promise<void>;
  /** Asks the process to end and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

function greetingOf(child: ChildProcess): Promise<Record<string, string>> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = GREETING.exec(said)?.groups;
      if (found) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => reject(new ProgramEndedError(code, said)));
  });
}

/** What programs of tests need to use a PostgreSQL of another machine too. */
export const TEST_SECRET = {
  PEPPER: 'the secret of these tests',
  VERIFICATION_KEYS: 'test:a-key-of-these-tests-of-32-characters',
} as const;

/** An aborted test run leaves no process behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the program on a free port and waits until it serves. Throws `ProgramEndedError` if it ends before. The signal kills it at any time. */
export const startProgram = (environment: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Program> =>
  start(programOf('start'), environment, signal);

/** The same from the sources, as `npm run dev` does. */
export const startFromSources = (environment: Readonly<Record<string, string>>): Promise<Program> =>
  start(START_FROM_SOURCES, environment);

async function start(
  file: string,
  environment: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Program> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SESSION_PACE: '99999',
      ...TEST_SECRET,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  running.add(child);
  void ended.then(() => running.delete(child));
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  const { url = '', invitation = '', operators = '' } = await greetingOf(child);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (by: NodeJS.Signals): Promise<number | null> => {
    if (!hasEnded()) child.kill(by);
    return (await ended)[0];
  };
  return {
    url,
    pid: child.pid ?? 0,
    invitation,
    operatorLinks: operators.match(LINK) ?? [],
    hasEnded,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

type Tool =
  | 'backup'
  | 'begin-era'
  | 'check-ledger'
  | 'files'
  | 'migrate'
  | 'operators'
  | 'replay'
  | 'restore'
  | 'rewrap';

/** Starts one of the server's other programs. */
export const startTool = (name: Tool, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [programOf(name), ...args], {
    env: { ...process.env, ...TEST_SECRET, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs one of the server's other programs and returns its exit code and output. */
export async function runTool(
  ...started: Parameters<typeof startTool>
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = startTool(...started);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
