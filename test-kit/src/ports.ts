import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAlarms } from '@greenhall/server/platform/alarms';
import { openChain } from '@greenhall/server/platform/chain/chain';
import { fileStore } from '@greenhall/server/platform/pictures/files';
import type { Hasher } from '@greenhall/server/platform/secrets/hasher';
import { installationKeyring } from '@greenhall/server/platform/secrets/keyring';
import { type LiveHub, openLive } from '@greenhall/server/platform/live/hub';
import {
  allChecks,
  allOrders,
  allPersonalData,
  allProposals,
  allKeys,
  allReferences,
  allSituations,
} from '@greenhall/server/compose';
import { openApprovals } from '@greenhall/server/platform/approvals/approvals';
import { openPersons } from '@greenhall/server/platform/approvals/persons';
import { PictureEncoder } from '@greenhall/server/platform/pictures/pictures';
import type { Ports } from '@greenhall/server/platform/ports';
import { openPush } from '@greenhall/server/platform/push/push';
import { readSettings } from './settings.ts';
import type { Settings } from '@greenhall/server/platform/settings/settings';
import { declaredBy, hasLostRight, operatorsOf } from '@greenhall/server/slices/admin/index';
import { involvedWith, samePersonAs } from '@greenhall/server/slices/network/index';
import { notifier } from '@greenhall/server/slices/notifications/index';
import { tradingHall } from '@greenhall/server/slices/otc/index';
import { publishedResults } from '@greenhall/server/slices/proof/index';
import { memberFees, sharesWorth } from '@greenhall/server/slices/stock/index';
import { pino } from 'pino';
import { type FakeClock, fakeClock } from './clock.ts';
import { randomOfTest } from './course/course.ts';
import { type Engine, freshDatabase } from './database.ts';
import { type FakeMessenger, fakeMessenger, type FakePushService, fakePushService } from './messages.ts';

/** Argon2 needs half a second for each member, so tests of other things use a fast hash. */
const quick: Hasher['anonymous'] = {
  hash: async (password) => `quick:${password}`,
  fits: async (password, stored) => stored === `quick:${password}`,
  renewed: async () => undefined,
};
const quickHasher: Hasher = { ...quick, anonymous: quick };

export interface TestPorts extends Ports {
  readonly pushService: FakePushService;
  readonly clock: FakeClock;
  readonly messenger: FakeMessenger;
  readonly live: LiveHub;
  readonly close: () => Promise<void>;
}

/** Ports for the tests of one slice: a fresh database, a still clock, readable messages. */
export async function testPorts(
  engine: Engine,
  replaced: Partial<Pick<Ports, 'hasher' | 'chain'>> = {},
  over: Partial<Settings> = {},
): Promise<TestPorts> {
  const database = await freshDatabase(engine);
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-test-'));
  const clock = fakeClock();
  const random = randomOfTest();
  const secret = 'secret of this test';
  const settings = { ...readSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent', SESSION_PACE: '99999' }), ...over };
  const log = pino({ level: 'silent' });
  const live = await openLive(database, clock, log);
  const alarms = openAlarms(database.db, clock, log);
  const persons = openPersons(clock, { samePersonAs, involvedWith, declaredBy });
  const messenger = fakeMessenger();
  const pushService = fakePushService();
  const outside = {
    clock,
    random,
    log,
    messenger,
    settings,
    alarms,
    secret,
    live: live.hub,
    notify: notifier({ clock, live: live.hub }),
    publicUrl: () => 'http://127.0.0.1:8080',
  };
  return {
    ...outside,
    db: database.db,
    engine: database.engine,
    push: openPush(settings, pushService.transport),
    pushService,
    files: fileStore(join(directory, 'uploads'), secret, clock, random, new PictureEncoder()),
    chain: openChain(settings.chains),
    persons,
    approvals: openApprovals({ db: database.db, clock, log, persons, hasLostRight, kinds: allProposals(outside) }),
    orders: allOrders,
    references: allReferences,
    keys: allKeys,
    personalData: allPersonalData,
    operators: operatorsOf,
    shares: sharesWorth,
    fees: memberFees,
    hall: tradingHall,
    results: publishedResults,
    checks: allChecks,
    situation: allSituations,
    hasher: quickHasher,
    keyring: installationKeyring(settings),
    ...replaced,
    close: async () => {
      await live.close();
      await alarms.idle();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
