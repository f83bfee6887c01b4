import { rmSync } from 'node:fs';
import { type App, compose } from '@greenhall/server/compose';
import { readSettings } from '@greenhall/test-kit/settings';
import { type FakeClock, fakeClock } from '@greenhall/test-kit/clock';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { pino } from 'pino';
import { codeIn } from './server.ts';

/** The program in this process, on a clock that the test moves, so that days pass at once. */
export interface ClockedServer {
  readonly url: string;
  readonly clock: FakeClock;
  readonly app: App;
  /** The six digits of the last message to an address. */
  readonly codeFor: (address: string) => string;
  readonly close: () => Promise<void>;
}

/** Starts the program on a data folder that is removed afterwards. Its clock begins with the present moment. */
export async function openClockedServer(directory: string): Promise<ClockedServer> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, DATA_DIR: directory });
  const clock = fakeClock(new Date().toISOString());
  const app = await compose(settings, pino({ level: 'silent' }), { clock });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    clock,
    app,
    codeFor: (address) => codeIn(directory, address),
    close: async () => {
      await app.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
