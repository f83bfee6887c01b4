import { setTimeout as delay } from 'node:timers/promises';
import { parseSettings, SettingsError } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';

const USAGE = 'Usage: greenhall wait-ready [SECONDS]';
const USUAL_S = 60;
const EACH_MS = 200;
const ANSWER_WITHIN_MS = 3_000;
const LOCAL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

function secondsOf([given, ...more]: readonly string[]): number {
  if (given === undefined) return USUAL_S;
  if (!/^\d{1,4}$/.test(given) || more.length > 0) throw new StartError(USAGE);
  return Number(given);
}

/** Where the server listens. Secrets are not read: systemd shows them to the server alone. */
function listeningAt(environment: NodeJS.ProcessEnv): { readonly host: string; readonly port: number } {
  const given = Object.entries(environment).filter(([name]) => /^(?:HOST|PORT)(?:_FILE)?$/.test(name));
  const { settings, faults } = parseSettings(Object.fromEntries(given));
  if (!settings) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** Why a server is not ready; `undefined` if it is. */
async function obstacleAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const said = await answer.text();
    return answer.ok ? undefined : said;
  } catch {
    return 'nothing answers there';
  }
}

/** `greenhall wait-ready`: ends with 0 as soon as the server of these settings is ready, with 1 if it is not in time. */
async function main(args: readonly string[]): Promise<void> {
  const until = Date.now() + secondsOf(args) * 1_000;
  const { host, port } = listeningAt(process.env);
  const named = LOCAL[host] ?? (host.includes(':') ? `[${host}]` : host);
  const url = `http://${named}:${port}/readyz`;
  for (;;) {
    const obstacle = await obstacleAt(url);
    if (obstacle === undefined) return;
    if (Date.now() >= until) throw new StartError(`not ready: ${url}: ${obstacle}`);
    await delay(EACH_MS);
  }
}

runProgram(() => main(process.argv.slice(2)), 1);
