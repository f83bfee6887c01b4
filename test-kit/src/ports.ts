import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAlarms } from '@greenhall/server/platform/alarms';
import { openChain } from '@greenhall/server/platform/chain/chain';
import { localFiles } from '@greenhall/server/platform/files/local';
import { openPictures } from '@greenhall/server/platform/pictures/files';
import type { Hasher } from '@greenhall/server/platform/secrets/hasher';
import { installationKeyring } from '@greenhall/server/platform/secrets/keyring';
import { type LiveHub, openLive } from '@greenhall/server/platform/live/hub';
import { completePorts } from '@greenhall/server/compose';
import { ThisProcess } from '@greenhall/server/platform/operations/this-process';
import { Outages } from '@greenhall/server/platform/outages';
import { PictureEncoder } from '@greenhall/server/platform/pictures/pictures';
import type { Ports } from '@greenhall/server/platform/ports';
import { openPush } from '@greenhall/server/platform/push/push';
import { readSettings } from './settings.ts';
import type { Settings } from '@greenhall/server/platform/settings/settings';
import { notifier } from '@greenhall/server/slices/notifications/index';
import { pino } from 'pino';
import { type FakeClock, fakeClock } from './clock.ts';
import { randomOfTest } from './scenario/scenario.ts';
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
  const messenger = fakeMessenger();
  const pushService = fakePushService();
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
    keyring: installationKeyring(settings),
    live: live.hub,
    thisProcess: new ThisProcess({ db: database.probes, clock }, new Outages(log)),
    notify: notifier({ clock, live: live.hub }),
    push: openPush(settings, pushService.transport),
    store: localFiles(directory),
    files: openPictures(localFiles(directory), secret, clock, random, new PictureEncoder()),
    chain: openChain(settings.chains),
    hasher: quickHasher,
    publicUrl: () => 'http://127.0.0.1:8080',
    ...replaced,
  });
  return {
    ...ports,
    clock,
    messenger,
    live: live.hub,
    pushService,
    close: async () => {
      await live.close();
      await alarms.idle();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
