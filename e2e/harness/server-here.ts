import { type App, compose } from '@greenhall/server/compose';
import { takeSnapshot } from '@greenhall/server/slices/proof/take-snapshot';
import { type Clock, systemClock } from '@greenhall/server/platform/clock';
import { type FakeClock, fakeClock } from '@greenhall/test-kit/clock';
import { newFolder } from '@greenhall/test-kit/data/folder';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { type SettledOperator, settleOperators } from '@greenhall/test-kit/operators';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Furnish, type Settled, joinMembers } from '@greenhall/test-kit/settled-world';
import { pino } from 'pino';
import { type Served, servedFrom } from './server.ts';

/** The program in this process, for journeys that test nothing of how it starts and stops. */
export interface ServerHere extends Served {
  readonly app: App;
  /** Lets members join, one below the other in zone A, each with the given usdt, and furnishes their world. */
  readonly join: (names: readonly string[], coins: bigint, furnish?: Furnish) => Promise<Settled[]>;
  /** Adds supers who are signed in and have confirmed for each other that none of them is a member. */
  readonly appoint: (...usernames: string[]) => Promise<SettledOperator[]>;
}

/** The same on a clock that the test moves, so that days pass at once. */
export interface ClockedServer extends ServerHere {
  readonly clock: FakeClock;
}

async function open(clock: Clock, environment: Readonly<Record<string, string>>): Promise<ServerHere> {
  const directory = newFolder();
  const database = await freshPostgres(prepared('TEST_STARTED_DATABASE'));
  const data = { DATA_DIR: directory, DATABASE_URL: database.url };
  const pace = { SESSION_PACE: '99999', LOG_LEVEL: 'silent' };
  const settings = readSettings({ ...pace, ...TEST_SECRET, ...environment, ...data });
  const app = await compose(settings, pino({ level: 'silent' }), { clock, withoutLinks: true });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...servedFrom(directory, app.ports.publicUrl(), async () => {
      await app.close();
      await database.drop();
    }),
    app,
    join: async (names, coins, furnish) => {
      const members = await joinMembers(app, names, coins);
      await furnish?.(app.ports, members);
      // The program does it within two seconds; a screen that shows it may be opened before.
      if (members.length > 0) await takeSnapshot(app.ports);
      return members;
    },
    appoint: (...usernames) => settleOperators(app.ports, usernames),
  };
}

/** Starts the program in this process on data of its own. */
export const openServerHere = (environment: Readonly<Record<string, string>> = {}): Promise<ServerHere> =>
  open(systemClock, environment);

/** Starts it with a clock that begins with the present moment and stands still. */
export async function openClockedServer(): Promise<ClockedServer> {
  const clock = fakeClock(new Date().toISOString());
  return { ...(await open(clock, {})), clock };
}
