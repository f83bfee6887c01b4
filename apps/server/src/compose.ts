import { join } from 'node:path';
import { live as liveBySlice, type RouteKey, type Routes } from '@greenhall/contract/routes';
import type { LiveDeclaration } from '@greenhall/contract/shared/live';
import { LASTING_ALARM_NAMES } from '@greenhall/domain/shared/alarms';
import type { Result } from '@greenhall/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { resealTargets } from './platform/alarm-targets/deliver.ts';
import { openAlarmSenders } from './platform/alarm-targets/senders.ts';
import { openAlarms } from './platform/alarms.ts';
import { auditCheck } from './platform/audit/audit.ts';
import { resealProposals } from './platform/approvals/seal.ts';
import { recordRefusedRight } from './platform/audit/refused-rights.ts';
import type { Check } from './platform/checks.ts';
import { openChain } from './platform/chain/chain.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { closedTo } from './platform/restore-lock/closed-to.ts';
import { pausing } from './platform/restore-lock/pausing.ts';
import { openDatabase } from './platform/database/open.ts';
import type { OpenDatabase } from './platform/database/postgres.ts';
import { openStore } from './platform/files/open.ts';
import { checkStore } from './platform/files/own-store.ts';
import { openPictures } from './platform/pictures/files.ts';
import { argonHasher } from './platform/secrets/hasher.ts';
import { serveDocs } from './platform/http/api-docs.ts';
import { bindSlice } from './platform/http/bind.ts';
import type { AuthPort } from './platform/http/caller.ts';
import { serveHealth } from './platform/http/health.ts';
import { platformHandlers } from './platform/writes/own-routes.ts';
import { createHttp } from './platform/http/server.ts';
import { BuiltFiles } from './platform/files/built.ts';
import { serveApps, servePictures } from './platform/http/static.ts';
import { checkSecret } from './platform/secrets/installation.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { drain } from './platform/processes/drain.ts';
import { placeMeasures } from './platform/operations/measures.ts';
import { openLeases } from './platform/processes/leases.ts';
import { behindMeasure, poolMeasure } from './platform/logs/measures.ts';
import { type OpenSessions, LiveSessions } from './platform/live/sessions.ts';
import { openLive } from './platform/live/hub.ts';
import { serveLive } from './platform/live/socket.ts';
import { liveHandlers } from './platform/live/tickets.ts';
import { type Messenger, openMessenger, outboxMessenger } from './platform/messenger.ts';
import { openApprovals } from './platform/approvals/approvals.ts';
import { checkParameters, parameterCheck } from './platform/parameters/check.ts';
import { checkClock } from './platform/operations/clock-skew.ts';
import { addressOf } from './platform/operations/own-address.ts';
import { ThisProcess } from './platform/operations/this-process.ts';
import { platformWatches } from './platform/operations/watch-disk.ts';
import { Outages } from './platform/outages.ts';
import { PictureEncoder } from './platform/pictures/pictures.ts';
import { openPersons } from './platform/approvals/persons.ts';
import type { Ports } from './platform/ports.ts';
import type { CrossSlicePorts } from './platform/facts/cross-slice-ports.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { installationKeyring } from './platform/secrets/keyring.ts';
import { openPush } from './platform/push/push.ts';
import { overHttps } from './platform/push/over-https.ts';
import { installationSecret } from './platform/secrets/secrets.ts';
import { platformJobs } from './platform/sweep.ts';
import type { Settings } from './platform/settings/settings.ts';
import { uploadJobs } from './platform/pictures/uploads.ts';
import { joinCases } from './platform/facts/cases.ts';
import { joinByName } from './platform/facts/join.ts';
import { joinReferences } from './platform/facts/references.ts';
import { joinOrders } from './platform/facts/orders.ts';
import type { Call } from './platform/http/call.ts';
import type { Slice } from './platform/slice.ts';
import {
  allDeclared,
  declaredBy,
  firstOperatorTokens,
  operatorSessions,
  passkeyApprovals,
  operatorsOf,
  resealOperators,
  rolesOfSessions,
  sharingDevice,
} from './slices/admin/index.ts';
import { adminSlice } from './slices/admin/slice.ts';
import { chainSlice } from './slices/chain/slice.ts';
import { contentSlice } from './slices/content/slice.ts';
import { requestReferences, resealDepositMethods, transferKeys } from './slices/wallet/index.ts';
import { endedSessions, isActing, memberSessions, resealMembers } from './slices/identity/index.ts';
import { identitySlice } from './slices/identity/slice.ts';
import { checkEra } from './slices/ledger/index.ts';
import { ledgerSlice } from './slices/ledger/slice.ts';
import { checkMode, modeOf } from './slices/members/index.ts';
import { membersSlice } from './slices/members/slice.ts';
import { involvedWith, rootMember, samePersonAs } from './slices/network/index.ts';
import { messagesSlice } from './slices/messages/slice.ts';
import { networkSlice } from './slices/network/slice.ts';
import { notifier, resealPushKey } from './slices/notifications/index.ts';
import { notificationsSlice } from './slices/notifications/slice.ts';
import { tradeOrders, tradeReference, tradingHall, waitingTrades } from './slices/otc/index.ts';
import { otcSlice } from './slices/otc/slice.ts';
import { publishedResults } from './slices/proof/index.ts';
import { proofSlice } from './slices/proof/slice.ts';
import { orderReference, resealDeliveries, shopOrders } from './slices/shop/index.ts';
import { shopSlice } from './slices/shop/slice.ts';
import { coolingPayments, levelPayments, memberFees, sharesWorth } from './slices/stock/index.ts';
import { stockSlice } from './slices/stock/slice.ts';
import { checkVerificationKeys } from './slices/verification/index.ts';
import { verificationSlice } from './slices/verification/slice.ts';
import { walletSlice } from './slices/wallet/slice.ts';

/** By rank. A slice that has routes in the contract and is missing here does not compile. */
const composed = {
  ledger: ledgerSlice,
  chain: chainSlice,
  identity: identitySlice,
  members: membersSlice,
  content: contentSlice,
  network: networkSlice,
  messages: messagesSlice,
  notifications: notificationsSlice,
  verification: verificationSlice,
  wallet: walletSlice,
  stock: stockSlice,
  otc: otcSlice,
  shop: shopSlice,
  proof: proofSlice,
  admin: adminSlice,
} satisfies Readonly<Record<Exclude<keyof Routes, 'platform' | 'live'> | 'ledger' | 'chain', Slice>>;

/** Every slice of the product, by rank. */
export const slices: readonly Slice[] = Object.values(composed);

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

export const allChecks: readonly Check[] = [...slices.flatMap(({ checks = [] }) => checks), parameterCheck, auditCheck];

/** What slices tell those below them. A reading of one slice alone stands here itself; others are joined from all slices. */
const readings: Omit<CrossSlicePorts, 'invokeRoute'> = {
  orders: joinOrders([tradeOrders, levelPayments, shopOrders]),
  references: joinReferences([...requestReferences, tradeReference, orderReference]),
  keys: (route) => (route === transferKeys.route ? transferKeys.close : undefined),
  personalData: slices.flatMap(({ personalData = [] }) => personalData),
  operators: operatorsOf,
  shares: sharesWorth,
  fees: memberFees,
  hall: tradingHall,
  results: publishedResults,
  checks: allChecks,
  cases: joinCases(slices.flatMap(({ cases = [] }) => cases)),
  watches: joinByName('what is watched for', LASTING_ALARM_NAMES, [
    platformWatches,
    ...slices.flatMap(({ watches = [] }) => watches),
  ]),
  nextStep: [waitingTrades, coolingPayments],
};

/** Answers a call by the handler of its route. */
function answerTo(ports: Ports, key: RouteKey, call: object): Promise<Result<unknown>> {
  const [slice] = key.split('.');
  const handler = slices.find(({ name }) => name === slice)?.handlers?.(ports)[key];
  if (!handler) throw new Error(`no handler for ${key}`);
  return handler({ ...call, route: key } as unknown as Call);
}

/** Adds to what is opened for one process what all processes have in common. */
export function completePorts(
  opened: Omit<Ports, keyof CrossSlicePorts | 'persons' | 'approvals' | 'alarmSenders'>,
): Ports {
  const { db, clock, log, alarms, secret } = opened;
  const persons = openPersons(clock, {
    samePersonAs,
    involvedWith,
    declaredBy,
    declared: allDeclared,
    sharingDevice,
    isLive: async (at) => (await modeOf(at)) === 'live',
  });
  const kinds = slices.flatMap(({ proposals }) => proposals?.(opened) ?? []);
  const approvals = openApprovals({ db, clock, log, alarms, secret, persons, operators: operatorsOf, kinds });
  const ports: Ports = {
    ...opened,
    ...readings,
    persons,
    approvals,
    alarmSenders: openAlarmSenders(opened),
    invokeRoute: (key, call) => answerTo(ports, key, call),
  };
  return ports;
}

/** The live channels that slices have declared in the contract. */
export const liveChannels: readonly LiveDeclaration[] = Object.values(liveBySlice);

/** Which sessions behind live sockets still live. */
export const openSessions = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): OpenSessions => ({
  endedMembers: (ids) => endedSessions(db, ids, clock.now()),
  isActing: (id) => isActing(db, id, clock.now()),
  operatorRoles: (ids) => rolesOfSessions(db, ids, clock.now()),
});

export const namedFiles = slices.flatMap(({ files = [] }) => files);

/** Every job of the program, as it runs: those that have to wait do nothing while the installation is closed. */
export const everyJob = (ports: Ports): Job[] =>
  pausing(ports.db, [
    ...platformJobs(ports),
    ...uploadJobs(ports, namedFiles),
    ...slices.flatMap(({ jobs }) => jobs?.(ports) ?? []),
  ]);

const CLOSE_IDLE_MS = 50;

/** The outside world as the settings describe it, save what tests and the demo replace. */
async function openPorts(settings: Settings, log: Logger, overrides: Overrides, database: OpenDatabase) {
  const outages = new Outages(log);
  const clock = overrides.clock ?? systemClock;
  const alarms = openAlarms(database.db, clock, log);
  const secret = installationSecret(settings);
  const before = settings.pepperBefore;
  const [pictures, hasher] = [new PictureEncoder(), argonHasher(secret, before)];
  const thisProcess = new ThisProcess({ db: database.probes, clock }, outages, { pictures, passwords: hasher });
  const http = await createHttp(settings, log, {
    outages,
    alarms,
    share: () => thisProcess.share,
    queues: () => thisProcess.queues,
    replica: database.replica,
  });
  // Pages count down by it, whatever the clock of their device says.
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.header('date', clock.now().toUTCString());
    done();
  });
  const random = overrides.random ?? systemRandom;
  const sealed = {
    reseal: async (one: string, earlier: string) => {
      await resealMembers(database.db, one, earlier);
      await resealDepositMethods(database.db, one, earlier);
      await resealProposals(database.db, one, earlier);
      await resealOperators(database.db, one, earlier);
      await resealDeliveries(database.db, one, earlier);
      await resealPushKey(database.db, one, earlier);
      await resealTargets(database.db, one, earlier);
    },
  };
  await checkSecret(database.db, { secret, before }, sealed, clock.now());
  const outbox = () => overrides.messenger ?? outboxMessenger(join(settings.dataDir, 'outbox'));
  const keyring = installationKeyring(settings);
  await checkVerificationKeys(database.db, keyring, clock.now());
  const store = openStore(settings);
  await checkStore(database.db, store, random.token(16));
  const live = await openLive(database, clock, log);
  const messenger = openMessenger(settings, outbox, log);
  const ports = completePorts({
    db: database.db,
    engine: database.engine,
    clock,
    random,
    log,
    messenger,
    settings,
    alarms,
    secret,
    keyring,
    live: live.hub,
    thisProcess,
    notify: notifier({ clock, live: live.hub }),
    push: openPush(settings, overHttps),
    store,
    files: openPictures(store, secret, clock, random, pictures),
    chain: openChain(settings.chains),
    hasher,
    publicUrl: () => settings.publicUrl ?? addressOf(http, settings),
  });
  return { http, live, ports };
}

type Opened = Awaited<ReturnType<typeof openPorts>>;

/** Everything that people and operators ask for. */
async function serveRequests(http: FastifyInstance, ports: Ports, auth: AuthPort, liveSessions: LiveSessions) {
  const mode = () => modeOf(ports.db);
  bindSlice(http, auth, 'platform', platformHandlers(ports, mode));
  bindSlice(http, auth, 'live', liveHandlers(ports));
  await serveLive(http, ports, liveSessions);
  for (const { bind } of slices) bind?.(http, auth, ports);
  serveDocs(http, auth);
  servePictures(http, ports.files);
  const built = new BuiltFiles(ports.db, ports.store, ports.log);
  await built.keepOwn(ports.clock.now());
  await serveApps(http, mode, built);
}

/** Serves what this process is for; answers the jobs that run beside it. */
async function serve({ http, ports, live: { hub } }: Opened, { bulk, pools, replica }: OpenDatabase) {
  const { db, clock } = ports;
  const auth: AuthPort = {
    member: memberSessions(ports),
    operator: operatorSessions(ports),
    isApproved: passkeyApprovals(ports),
    whileClosed: closedTo(ports),
    refusedRight: (caller, route, origin) => recordRefusedRight(ports, { caller, route, origin }),
  };
  const liveSessions = new LiveSessions(ports, hub, liveChannels, openSessions({ db, clock }));
  ports.thisProcess.countsSocketsBy(() => liveSessions.counted);
  if (ports.settings.processKind !== 'worker') await serveRequests(http, ports, auth, liveSessions);
  const jobs = [...everyJob({ ...ports, db: bulk }), ...liveSessions.jobs()];
  const ofProcess = [poolMeasure(pools), behindMeasure(hub), ...placeMeasures(ports, jobs, replica)];
  serveHealth(http, ports, [...ofProcess, ...slices.flatMap(({ measures = [] }) => measures)]);
  return { jobs, liveSessions };
}

/** Puts the program together: the only file that knows every slice. */
export async function compose(settings: Settings, log: Logger, overrides: Overrides = {}): Promise<App> {
  const database = await openDatabase(settings, log, { inMemory: overrides.inMemory ?? false });
  try {
    await checkEra(database.db);
    await checkClock(database.db);
    await checkMode(database.db, settings);
    await checkParameters(database.db);
    return await serveOn(database, settings, log, overrides);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveOn(database: OpenDatabase, settings: Settings, log: Logger, overrides: Overrides): Promise<App> {
  const opened = await openPorts(settings, log, overrides, database);
  const { http, live, ports } = opened;
  const { jobs, liveSessions } = await serve(opened, database);
  const first = {
    invitationCode: await rootMember(ports),
    setupTokens: overrides.withoutLinks ? [] : await firstOperatorTokens(ports),
  };
  const leases = await openLeases({ ...ports, db: database.notices }, jobs);
  const stopJobs = startJobs(ports, jobs, leases);
  return {
    ports,
    http,
    database,
    checks: allChecks,
    first,
    close: async () => {
      await drain(ports, liveSessions);
      // A connection that was busy a moment ago is kept alive by its client: it is closed as soon as it is idle.
      const idle = setInterval(() => http.server.closeIdleConnections(), CLOSE_IDLE_MS);
      await http.close();
      clearInterval(idle);
      await stopJobs();
      await leases.close();
      await live.close();
      await ports.messenger.idle();
      await ports.alarms.idle();
      await database.close();
    },
  };
}
