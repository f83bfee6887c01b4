import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type App, compose } from '../compose.ts';
import { type Settings, SettingsError } from '../platform/settings/settings.ts';
import { startDemoChains } from './chain/chains.ts';
import { demoClock } from './clock.ts';
import { OPERATOR_PASSWORD } from './operators.ts';
import { PASSWORD, PAY_PASSWORD } from './people.ts';
import { buildWorld, WORLD_BEGINS } from './world.ts';

const SIZE = 200;

/** What is printed so that one can sign in at once. */
function signIns({ members, operators }: Awaited<ReturnType<typeof buildWorld>>): string[] {
  return [
    ...members.map(
      ({ name, about }) => `  Member      ${name}  password ${PASSWORD}  payment ${PAY_PASSWORD}  (${about})`,
    ),
    ...operators.map(
      ({ username, totpSecret }) =>
        `  Operator    ${username}  password ${OPERATOR_PASSWORD}  authenticator ${totpSecret}`,
    ),
  ];
}

/**
 * The same program on a database in memory, with a lively world in it; nothing of it outlives the process. Throws
 * `SettingsError` in live mode.
 */
export async function composeDemo(
  settings: Settings,
  log: Logger,
  size = SIZE,
): Promise<{ app: App; lines: string[] }> {
  if (settings.mode === 'live') throw new SettingsError('the demo world cannot be shown in live mode');
  const dataDir = mkdtempSync(join(tmpdir(), 'greenhall-demo-'));
  const clock = demoClock();
  clock.turnTo(new Date(Date.now() - WORLD_BEGINS));
  const local = await startDemoChains();
  const apart: Settings = {
    ...settings,
    dataDir,
    databaseUrl: undefined,
    smtpUrl: undefined,
    smsUrl: undefined,
    chains: local.chains,
  };
  const app = await compose(apart, log, { clock, inMemory: true });
  const world = await buildWorld(app, clock, size);
  const close = async (): Promise<void> => {
    await app.close();
    await local.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app: { ...app, first: { ...app.first, setupTokens: [] }, close },
    lines: [...signIns(world), ...local.lines],
  };
}
