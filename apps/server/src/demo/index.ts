import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type App, compose } from '../compose.ts';
import { type Settings, SettingsError } from '../platform/settings/settings.ts';
import { startDemoChains } from './chain/chains.ts';
import { demoClock } from './clock.ts';
import { OPERATOR_PASSWORD } from './operators.ts';
import { PASSWORD, PAY_PASSWORD } from './people.ts';
import { demoOutbox, serveCodes } from './codes.ts';
import { type DemoWorld, buildWorld, WORLD_BEGINS } from './world.ts';

const SIZE = 200;

/** What is printed so that one can sign in, invite and read codes at once. */
function signIns({ members, operators, invitation, hints }: DemoWorld, url: string): string[] {
  return [
    `  Join        ${url}/#/pages/user/register?${invitation}`,
    `  Codes       ${url}/demo/codes  (they also appear at the top of the page)`,
    ...members.map(
      ({ name, about }) => `  Member      ${name}  password ${PASSWORD}  payment ${PAY_PASSWORD}  (${about})`,
    ),
    ...operators.map(
      ({ username, roles, totpSecret }) =>
        `  Operator    ${username}  password ${OPERATOR_PASSWORD}  authenticator ${totpSecret}  (${roles.join(', ')})`,
    ),
    ...hints.map((hint) => `  Try         ${hint}`),
  ];
}

interface DemoOptions {
  /** How many members the world has. */
  readonly size?: number;
  /** Where pictures and the secret are kept while it runs; they are removed at its end. */
  readonly folder?: string;
  /** An empty PostgreSQL database that is filled instead of one in memory. */
  readonly databaseUrl?: string;
  /** Called with the percentage of the world that has been built. */
  readonly onProgress?: (percent: number) => void;
}

/**
 * The same program on a database in memory, with a lively world in it; nothing of it outlives the process. The settings' own database
 * is never filled. Throws `SettingsError` in live mode.
 */
export async function composeDemo(
  settings: Settings,
  log: Logger,
  { size = SIZE, folder = tmpdir(), databaseUrl, onProgress = () => undefined }: DemoOptions = {},
): Promise<{ app: App; lines: string[] }> {
  if (settings.mode === 'live') throw new SettingsError('the demo world cannot be shown in live mode');
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(folder, 'greenhall-demo-'));
  const clock = demoClock();
  clock.turnTo(new Date(Date.now() - WORLD_BEGINS));
  const local = await startDemoChains();
  const apart: Settings = {
    ...settings,
    dataDir,
    databaseUrl,
    smtpUrl: undefined,
    smsUrl: undefined,
    chains: local.chains,
  };
  const outbox = demoOutbox();
  const app = await compose(apart, log, { clock, messenger: outbox, inMemory: true });
  serveCodes(app.http, outbox);
  const world = await buildWorld(app, { clock, outbox }, size, onProgress);
  const close = async (): Promise<void> => {
    await app.close();
    await local.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app: { ...app, first: { ...app.first, setupTokens: [] }, close },
    lines: [...signIns(world, app.ports.publicUrl()), ...local.lines],
  };
}
