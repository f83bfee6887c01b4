import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { audit } from '@greenhall/test-kit/acts/audit';
import { startLoad } from '@greenhall/test-kit/acts/load';
import { OutsideLog } from '@greenhall/test-kit/acts/outside-log';
import { ringWorld } from '@greenhall/test-kit/acts/world';
import { type Program, startProgram } from '@greenhall/test-kit/program';
import { ROOT } from '../paths.mjs';
import { type Cluster, startCluster } from './cluster.ts';
import type { ClusterNode } from './node.ts';

const SECOND = 1_000;
/** Within so long something is acknowledged again. */
const SILENCE_MS = 30 * SECOND;
/** Within so long the nodes are in their places again by themselves. */
const WHOLE_MS = 120 * SECOND;
/** Until so long after a loss the nodes may not have noticed it. */
const UNNOTICED_MS = 10 * SECOND;
/** With four members and six lanes each, some twenty acts a second. */
const REST_MS = 1_100;

/** What is lost, and for how long. */
interface Loss {
  readonly name: string;
  /** Takes something away and brings it back. */
  readonly happens: (cluster: Cluster, primary: ClusterNode, standbys: readonly ClusterNode[]) => Promise<void>;
  /** Whether nothing may be acknowledged from some seconds after the loss until it comes back. */
  readonly isSilent?: boolean;
}

const LOSSES: readonly Loss[] = [
  {
    name: 'the PostgreSQL of the primary is killed',
    happens: async (_, primary) => primary.killPostgres(),
  },
  {
    name: 'the machine of the primary is lost for 40 s',
    happens: async (_, primary) => {
      await primary.kill();
      await delay(40 * SECOND);
      primary.start();
    },
  },
  {
    name: 'the machine of the primary is frozen for 40 s and woken',
    happens: async (_, primary) => {
      primary.freeze();
      await delay(40 * SECOND);
      primary.wake();
    },
  },
  {
    name: 'another primary is chosen as planned',
    happens: async (_, primary, [standby]) => {
      const said = standby && (await primary.switchTo(standby));
      if (!said?.includes('Successfully')) throw new Error(`the switch was refused: ${said}`);
    },
  },
  {
    name: 'etcd is gone for 30 s',
    happens: async ({ nodes }) => {
      for (const node of nodes) node.killEtcd();
      await delay(30 * SECOND);
      for (const node of nodes) node.startEtcd();
    },
  },
  {
    name: 'the machine of the standby that is waited for is lost for 30 s',
    happens: async (_, __, [standby]) => {
      await standby?.kill();
      await delay(30 * SECOND);
      standby?.start();
    },
  },
  {
    name: 'the machines of both standbys are lost for 30 s',
    isSilent: true,
    happens: async (_, __, standbys) => {
      await Promise.all(standbys.map((standby) => standby.kill()));
      await delay(30 * SECOND);
      for (const standby of standbys) standby.start();
    },
  },
];

/** Until so long after a loss what was under way before it may still be acknowledged. */
const ENDING_MS = 2 * SECOND;

const seconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`;

/** The longest time without an acknowledgement between two moments. */
function longestSilence(times: readonly number[], from: number, to: number): number {
  const marks = [from, ...times.filter((time) => time > from && time < to), to];
  return Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark)));
}

async function tryLoss(cluster: Cluster, times: readonly number[], { name, happens, isSilent }: Loss): Promise<void> {
  await cluster.isWhole(WHOLE_MS);
  const primary = await cluster.primary();
  const known = await primary.members();
  const isWaitedFor = (node: ClusterNode) => known.some((one) => one.name === node.name && one.role === 'sync_standby');
  const standbys = cluster.nodes
    .filter((node) => node !== primary)
    .toSorted((a, b) => Number(isWaitedFor(b)) - Number(isWaitedFor(a)));
  const from = Date.now();
  await happens(cluster, primary, standbys);
  const back = Date.now();
  await delay(UNNOTICED_MS);
  await cluster.isWhole(WHOLE_MS);
  const whole = Date.now();
  for (const end = whole + SILENCE_MS; Date.now() < end && !times.some((time) => time > whole);) await delay(200);
  if (isSilent) {
    const told = times.filter((time) => time > from + ENDING_MS && time < back);
    if (told.length > 0) throw new Error(`${name}: ${told.length} acknowledgements without a standby`);
  }
  const silence = longestSilence(times, isSilent ? back : from, Date.now());
  if (silence > SILENCE_MS) throw new Error(`${name}: nothing was acknowledged for ${seconds(silence)}`);
  const [after, whence] = [seconds(whole - back), isSilent ? 'after their return' : 'at most'];
  console.log(
    `✓ ${name}: no acknowledgement for ${seconds(silence)} ${whence}; all nodes in their places after ${after}`,
  );
}

/** All three are asked; the primary alone makes a backup. */
async function tryBackup({ nodes }: Cluster, count: number): Promise<void> {
  let said = '';
  for (const node of nodes) said = await node.backUp();
  const kept = said.match(/(full|diff) backup: /g)?.length ?? 0;
  if (kept !== count) throw new Error(`${kept} backups instead of ${count}:\n${said}`);
  console.log(`✓ backup ${count} is made under load, once, and read from a standby`);
}

/** All three are asked; the primary alone restores the newest backup aside, and the database keeps what came of it. */
async function tryRestore({ nodes }: Cluster): Promise<void> {
  const said = await Promise.all(nodes.map((node) => node.tryBackup()));
  const [told = '', ...others] = said.filter((one) => one !== '');
  if (others.length > 0 || !/can be restored, up to 20/.test(told))
    throw new Error(`a trial of the backup said: ${said.join()}`);
  console.log(`✓ ${told.trim()}, by the node of the primary alone`);
}

/** The alert rules name what Patroni tells. */
async function tryMetrics({ nodes }: Cluster): Promise<void> {
  const rules = readFileSync(join(ROOT, 'deploy/watch/rules/greenhall.yml'), 'utf8');
  const named = new Set(rules.match(/\bpatroni_\w+/g));
  for (const node of nodes) {
    const told = await node.metrics();
    for (const name of named) if (!told.includes(`\n${name}{`)) throw new Error(`${node.name} does not tell ${name}`);
  }
  console.log(`✓ each node tells the ${named.size} metrics that alert rules name`);
}

async function tryLosses(cluster: Cluster, losses: readonly Loss[]): Promise<void> {
  const world = await ringWorld(cluster.environment);
  const programs: Program[] = [];
  for (const PROCESS of ['web', 'web', 'worker']) programs.push(await startProgram({ ...world.environment, PROCESS }));
  const log = new OutsideLog();
  const times: number[] = [];
  log.heard = () => void times.push(Date.now());
  const urls = programs.slice(0, 2).map(({ url }) => url);
  const load = startLoad(log, { urls, restMs: REST_MS, hasStrangers: false }, world.members);
  try {
    await delay(5 * SECOND);
    await tryMetrics(cluster);
    await tryBackup(cluster, 1);
    for (const loss of losses) await tryLoss(cluster, times, loss);
    await cluster.isWhole(WHOLE_MS);
    await tryBackup(cluster, 2);
    await tryRestore(cluster);
  } finally {
    await load.end();
    for (const program of programs) await program.stop();
  }
  const faults = await audit(world, log);
  const open = [...log.unsettled].map(([said, count]) => `${said} ${count} times`).join(', ');
  console.log(`${times.length} acknowledged; asked again after: ${open}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log('✓ nothing that was acknowledged is lost or there twice, and every check of the accounts holds');
}

/** `npm test -- --cluster [ NUMBER …]`: lets machines be lost under load, and compares what was acknowledged with what is there. */
async function main(numbers: readonly string[]): Promise<void> {
  const losses = numbers.length > 0 ? LOSSES.filter((_, index) => numbers.includes(String(index + 1))) : LOSSES;
  const cluster = await startCluster();
  try {
    await tryLosses(cluster, losses);
  } finally {
    await cluster.stop();
  }
}

await main(process.argv.slice(2));
process.exit();
