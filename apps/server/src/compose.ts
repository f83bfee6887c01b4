import type { Server } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openAlarms } from './platform/alarms.ts';
import { auditCheck } from './platform/audit.ts';
import type { Check } from './platform/checks.ts';
import { openChain } from './platform/chain/chain.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open.ts';
import type { OpenDatabase } from './platform/database/postgres.ts';
import { fileStore } from './platform/pictures/files.ts';
import { argonHasher } from './platform/hasher.ts';
import { bindSlice } from './platform/http/bind.ts';
import type { AuthPort } from './platform/http/caller.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/server.ts';
import { serveApps } from './platform/http/static.ts';
import { checkSecret } from './platform/installation.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { LiveDoor } from './platform/live/door.ts';
import { openLive } from './platform/live/hub.ts';
import { serveLive } from './platform/live/socket.ts';
import { liveHandlers } from './platform/live/tickets.ts';
import { answerLocally } from './platform/local-socket.ts';
import { type Messenger, openMessenger, outboxMessenger } from './platform/messenger.ts';
import { openApprovals } from './platform/approvals/approvals.ts';
import type { ProposalKind } from './platform/approvals/kind.ts';
import { Outages } from './platform/outages.ts';
import { Redrawer } from './platform/pictures/pictures.ts';
import { openPersons } from './platform/approvals/persons.ts';
import type { Ports } from './platform/ports.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { installationSecret } from './platform/secrets.ts';
import { platformJobs } from './platform/sweep.ts';
import type { Settings } from './platform/settings/settings.ts';
import { type NamedFiles, uploadJobs } from './platform/pictures/uploads.ts';
import {
  actFromTerminal,
  adminHandlers,
  adminProposals,
  firstOperatorTokens,
  operatorSessions,
  resealOperators,
  sealOperatorSecrets,
  type TerminalAct,
} from './slices/admin/index.ts';
import {
  endedSessions,
  identityHandlers,
  identityJobs,
  memberSessions,
  opensSealed,
  resealMembers,
} from './slices/identity/index.ts';
import { ledgerChecks, ledgerJobs } from './slices/ledger/index.ts';
import { checkMode, membersFiles, membersHandlers, modeOf } from './slices/members/index.ts';
import { involvedWith, networkChecks, networkHandlers, networkJobs, rootMember } from './slices/network/index.ts';
import { otcChecks, otcFiles, otcHandlers, otcJobs, otcProposals } from './slices/otc/index.ts';
import { proofChecks, proofHandlers, proofJobs } from './slices/proof/index.ts';
import { stockChecks, stockHandlers, stockJobs } from './slices/stock/index.ts';
import { walletChecks, walletFiles, walletHandlers, walletJobs } from './slices/wallet/index.ts';

/** What tests and the demo world replace. */
export interface Overrides {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly messenger?: Messenger;
  /** Keep the embedded database in memory. */
  readonly inMemory?: boolean;
  /** Nobody would see the set-up links of the first operators: none are made. */
  readonly withoutLinks?: boolean;
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

/** Who names files: what none of these names is swept. */
const filesOfSlices: readonly NamedFiles[] = [membersFiles, walletFiles, otcFiles];

/** What operators propose to each other. */
export const allProposals: readonly ProposalKind[] = [...adminProposals, ...otcProposals];

const everyJob = (ports: Ports): Job[] => [
  ...platformJobs(ports),
  ...uploadJobs(ports, filesOfSlices),
  ...ledgerJobs(ports),
  ...identityJobs(ports),
  ...networkJobs(ports),
  ...walletJobs(ports),
  ...stockJobs(ports),
  ...proofJobs(ports),
  ...otcJobs(ports),
];

const CLOSE_IDLE_MS = 50;

/** The outside world as the settings describe it, save what tests and the demo replace. */
async function openPorts(settings: Settings, log: Logger, overrides: Overrides, database: OpenDatabase) {
  const outages = new Outages(log);
  const http = await createHttp(settings, log, { outages });
  const clock = overrides.clock ?? systemClock;
  const random = overrides.random ?? systemRandom;
  const secret = installationSecret(settings);
  const before = settings.pepperBefore;
  const sealed = {
    opens: (one: string) => opensSealed(database.db, one),
    reseal: async (one: string, earlier: string) => {
      await resealMembers(database.db, one, earlier);
      await resealOperators(database.db, one, earlier);
    },
  };
  await checkSecret(database.db, { secret, before }, sealed, clock.now());
  const outbox = () => overrides.messenger ?? outboxMessenger(join(settings.dataDir, 'outbox'));
  const live = await openLive(database, clock, log);
  const persons = openPersons(involvedWith);
  const ports: Ports = {
    db: database.db,
    engine: database.engine,
    clock,
    random,
    settings,
    log,
    alarms: openAlarms(database.db, clock, log),
    messenger: openMessenger(settings, outbox, log),
    files: fileStore(join(settings.dataDir, 'uploads'), secret, clock, random, new Redrawer()),
    chain: openChain(settings.chains),
    live: live.hub,
    persons,
    approvals: openApprovals({ db: database.db, clock, log, persons, kinds: allProposals }),
    hasher: argonHasher(secret, before),
    secret,
    publicUrl: () => settings.publicUrl ?? addressOf(http, settings),
  };
  return { http, live, ports, outages };
}

type Opened = Awaited<ReturnType<typeof openPorts>>;

/** Binds every route; answers the jobs that run beside them. */
async function serve({ http, ports, live: { hub }, outages }: Opened): Promise<Job[]> {
  const { db, clock, engine } = ports;
  const auth: AuthPort = { member: memberSessions(ports), operator: operatorSessions(ports) };
  bindSlice(http, auth, 'platform', {
    'platform.status': async () => ({
      ok: true,
      value: { version: '1.0.7', mode: await modeOf(db), durable: engine === 'postgresql' },
    }),
  });
  const door = new LiveDoor(ports, hub, (ids) => endedSessions(db, ids, clock.now()));
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
  serveHealth(http, ports, auth, outages);
  await serveApps(http, ports.files, () => modeOf(db));
  return [...everyJob(ports), ...door.jobs()];
}

/** The embedded database admits one process: what the terminal asks for, the server does. */
async function answerTerminal(ports: Ports, { inMemory }: Overrides): Promise<Server | undefined> {
  if (ports.engine !== 'embedded' || inMemory) return undefined;
  const answer = async (line: string): Promise<string> =>
    JSON.stringify(await actFromTerminal(ports, JSON.parse(line) as TerminalAct));
  try {
    return await answerLocally(ports.settings.dataDir, answer);
  } catch (error) {
    ports.log.warn({ err: error }, 'npm run operators works only while the server is stopped');
    return undefined;
  }
}

/** Puts the program together: the only file that knows every slice. */
export async function compose(settings: Settings, log: Logger, overrides: Overrides = {}): Promise<App> {
  const database = await openDatabase(settings, log, { inMemory: overrides.inMemory ?? false });
  try {
    await checkMode(database.db, settings);
    return await serveOn(database, settings, log, overrides);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveOn(database: OpenDatabase, settings: Settings, log: Logger, overrides: Overrides): Promise<App> {
  const opened = await openPorts(settings, log, overrides, database);
  const { http, live, ports } = opened;
  const jobs = await serve(opened);
  await sealOperatorSecrets(ports);
  const first = {
    invitationCode: await rootMember(ports),
    setupTokens: overrides.withoutLinks ? [] : await firstOperatorTokens(ports),
  };
  const terminal = await answerTerminal(ports, overrides);
  const stopJobs = startJobs(ports, jobs);
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
      terminal?.close();
      clearInterval(idle);
      await stopJobs();
      await live.close();
      await ports.messenger.idle();
      await ports.alarms.idle();
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
