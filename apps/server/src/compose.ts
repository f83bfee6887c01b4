import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { auditCheck } from './platform/audit.ts';
import type { Check } from './platform/checks.ts';
import { openChain } from './platform/chain/chain.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { type OpenDatabase, openPostgres } from './platform/database/postgres.ts';
import { fileStore } from './platform/files.ts';
import { argonHasher } from './platform/hasher.ts';
import { bindSlice } from './platform/http/bind.ts';
import type { AuthPort } from './platform/http/caller.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/server.ts';
import { serveApps } from './platform/http/static.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { LiveDoor } from './platform/live/door.ts';
import { openLive } from './platform/live/hub.ts';
import { serveLive } from './platform/live/socket.ts';
import { liveHandlers } from './platform/live/tickets.ts';
import { type Messenger, openMessenger, outboxMessenger } from './platform/messenger.ts';
import type { Ports } from './platform/ports.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { installationSecret } from './platform/secrets.ts';
import { platformJobs } from './platform/sweep.ts';
import type { Settings } from './platform/settings.ts';
import { adminHandlers, firstOperatorTokens, operatorSessions } from './slices/admin/index.ts';
import { endedSessions, identityHandlers, identityJobs, memberSessions } from './slices/identity/index.ts';
import { ledgerChecks, ledgerJobs } from './slices/ledger/index.ts';
import { checkMode, membersHandlers, modeOf } from './slices/members/index.ts';
import { networkChecks, networkHandlers, networkJobs, rootMember } from './slices/network/index.ts';
import { otcChecks, otcHandlers, otcJobs } from './slices/otc/index.ts';
import { proofChecks, proofHandlers, proofJobs } from './slices/proof/index.ts';
import { stockChecks, stockHandlers, stockJobs } from './slices/stock/index.ts';
import { walletChecks, walletHandlers, walletJobs } from './slices/wallet/index.ts';

/** What tests and the demo world replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly messenger?: Messenger;
  /** Keep the embedded database in memory. */
  readonly inMemory?: boolean;
}

export interface App {
  readonly ports: Ports;
  readonly http: FastifyInstance;
  readonly database: OpenDatabase;
  readonly checks: readonly Check[];
  /** The root member's invitation code, and tokens for the operators that are still missing. */
  readonly first: { invitationCode: string; setupTokens: readonly string[] };
  close(): Promise<void>;
}

export const allChecks: readonly Check[] = [
  ...ledgerChecks,
  ...networkChecks,
  ...walletChecks,
  ...stockChecks,
  ...proofChecks,
  ...otcChecks,
  auditCheck,
];

const everyJob = (ports: Ports): Job[] => [
  ...platformJobs(ports),
  ...ledgerJobs(ports),
  ...identityJobs(ports),
  ...networkJobs(ports),
  ...walletJobs(ports),
  ...stockJobs(ports),
  ...proofJobs(ports),
  ...otcJobs(ports),
];

const CLOSE_IDLE_MS = 50;

/** Opens and migrates the database that the settings name. */
export async function openDatabase(settings: Settings, log: Logger, inMemory = false): Promise<OpenDatabase> {
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, log)
    : await openEmbedded(inMemory ? undefined : join(settings.dataDir, 'database'));
  await migrate(database);
  return database;
}

/** Puts the house together: the only file that knows every slice. */
export async function compose(settings: Settings, log: Logger, overrides: Overrides = {}): Promise<App> {
  const database = await openDatabase(settings, log, overrides.inMemory);
  try {
    await checkMode(database.db, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
  const http = await createHttp(settings, log);
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? systemRandom;
  const secret = installationSecret(settings);
  const outbox = () => overrides.messenger ?? outboxMessenger(join(settings.dataDir, 'outbox'));
  const live = await openLive(database, clock, log);
  const ports: Ports = {
    db: database.db,
    engine: database.engine,
    clock,
    random,
    settings,
    log,
    messenger: openMessenger(settings, outbox, log),
    files: fileStore(join(settings.dataDir, 'uploads'), secret, clock, random),
    chain: openChain(settings.chains),
    live: live.hub,
    hasher: argonHasher(secret),
    secret,
    publicUrl: () => settings.publicUrl ?? addressOf(http, settings),
  };
  const auth: AuthPort = { member: memberSessions(ports), operator: operatorSessions(ports) };
  bindSlice(http, auth, 'platform', {
    'platform.status': async () => ({
      ok: true,
      value: { version: '1.0.7', mode: await modeOf(database.db), durable: database.engine === 'postgresql' },
    }),
  });
  const door = new LiveDoor(ports, live.hub, (ids) => endedSessions(database.db, ids, clock.now()));
  bindSlice(http, auth, 'live', liveHandlers(ports));
  await serveLive(http, ports, door);
  bindSlice(http, auth, 'identity', identityHandlers(ports));
  bindSlice(http, auth, 'members', membersHandlers(ports));
  bindSlice(http, auth, 'network', networkHandlers(ports));
  bindSlice(http, auth, 'wallet', walletHandlers(ports));
  bindSlice(http, auth, 'stock', stockHandlers(ports));
  bindSlice(http, auth, 'otc', otcHandlers(ports));
  bindSlice(http, auth, 'proof', proofHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
  serveHealth(http, ports);
  await serveApps(http, ports.files, () => modeOf(database.db));
  const first = { invitationCode: await rootMember(ports), setupTokens: await firstOperatorTokens(ports) };
  const stopJobs = startJobs(ports, [...everyJob(ports), ...door.jobs()]);
  return {
    ports,
    http,
    database,
    checks: allChecks,
    first,
    close: async () => {
      // A connection that was busy a moment ago is kept alive by its client: it is closed as soon as it is idle.
      const idle = setInterval(() => http.server.closeIdleConnections(), CLOSE_IDLE_MS);
      await http.close();
      clearInterval(idle);
      await stopJobs();
      await live.close();
      await ports.messenger.idle();
      await database.close();
    },
  };
}

/** This machine by its name: browsers give passkeys to names alone, not to numbers. */
const NAMES: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', '::1': 'localhost' };

function addressOf(http: FastifyInstance, { host, port: wanted }: Settings): string {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  return `http://${NAMES[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}
