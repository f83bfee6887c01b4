import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChain } from '@greenhall/server/platform/chain/chain';
import { fileStore } from '@greenhall/server/platform/files';
import type { Hasher } from '@greenhall/server/platform/hasher';
import { type LiveHub, openLive } from '@greenhall/server/platform/live/hub';
import type { Ports } from '@greenhall/server/platform/ports';
import { systemRandom } from '@greenhall/server/platform/random';
import { readSettings, type Settings } from '@greenhall/server/platform/settings';
import { pino } from 'pino';
import { type FakeClock, fakeClock } from './clock.ts';
import { type Engine, freshDatabase } from './database.ts';
import { type FakeMessenger, fakeMessenger } from './messages.ts';

/** Argon2 costs half a second a member; tests of other things hash in no time. */
const quickHasher: Hasher = {
  hash: async (password) => `quick:${password}`,
  fits: async (password, stored) => stored === `quick:${password}`,
};

export interface TestPorts extends Ports {
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
  const secret = 'secret of this test';
  const settings = { ...readSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent' }), ...over };
  const log = pino({ level: 'silent' });
  const live = await openLive(database, clock, log);
  return {
    db: database.db,
    engine: database.engine,
    clock,
    random: systemRandom,
    settings,
    log,
    messenger: fakeMessenger(),
    files: fileStore(join(directory, 'uploads'), secret, clock, systemRandom),
    chain: openChain(settings.chains),
    live: live.hub,
    hasher: quickHasher,
    secret,
    publicUrl: () => 'http://127.0.0.1:8080',
    ...replaced,
    close: async () => {
      await live.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
