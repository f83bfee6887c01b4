import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@greenhall/test-kit/outside/free-port';
import { canInstallPackages, findCommand, hasPackage, installPackages } from '../debian.mjs';
import { ROOT } from '../paths.mjs';
import { postgresBinaries, unprivileged } from '../postgres.mjs';
import { ClusterNode, type Member, type Owner, runIn } from './node.ts';

const PACKAGES = ['patroni', 'etcd-server', 'curl', 'haproxy', 'pgbouncer', 'pgbackrest', 'openssl'];
const COMMANDS = ['patroni', 'etcd', 'curl', 'haproxy', 'pgbouncer', 'pgbackrest', 'openssl'];
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs what a cluster is made of, without starting anything of it as a service. */
function ensurePackages(): void {
  process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  if (COMMANDS.every((name) => findCommand([name]))) return;
  if (!canInstallPackages()) throw new Error(`A cluster needs the packages ${PACKAGES.join(', ')}.`);
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    installPackages(PACKAGES.filter((name) => !hasPackage(name)));
  } finally {
    if (!hasPolicy) execFileSync('rm', [POLICY]);
  }
}

/** Ends whatever works in the folders of the cluster when its own input ends: also when whoever made the cluster was killed. */
const KEEPER = `
trap '' INT TERM HUP
while read -r line; do :; done
for turn in 1 2 3; do
  for process in /proc/[0-9]*; do
    case "$(readlink "$process/cwd")" in "$FOLDER"/*) kill -KILL "\${process#/proc/}" ;; esac
  done
  sleep 0.2
done
rm -rf "$FOLDER" "$MEMORY"`;

const ADDRESSES = { hall1: '127.0.0.11', hall2: '127.0.0.12', hall3: '127.0.0.13' };

/** Three nodes, and what Greenhall reaches them by. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** What a server must be started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** The node that is the primary by what most nodes say. */
  readonly primary: () => Promise<ClusterNode>;
  /** Resolves when one node is the primary and both others follow it, one of them synchronously. */
  readonly isWhole: (withinMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Asks every node, as one that has just lost its place may not know it. */
async function leaderOf(nodes: readonly ClusterNode[]): Promise<ClusterNode | undefined> {
  const heard = await Promise.all(nodes.map((node) => node.members()));
  const votes = heard.map((members) => members.find(({ role }) => role === 'leader')?.name);
  return nodes.find(({ name }) => votes.filter((vote) => vote === name).length * 2 > nodes.length);
}

const follows = (leader: Member, { role, state, timeline, lag }: Member): boolean =>
  ['replica', 'sync_standby'].includes(role) &&
  ['running', 'streaming'].includes(state) &&
  timeline === leader.timeline &&
  lag === 0;

async function isWholeNow(nodes: readonly ClusterNode[]): Promise<boolean> {
  for (const node of nodes) {
    const members = await node.members();
    const leader = members.find(({ role }) => role === 'leader');
    if (!leader || leader.state !== 'running') return false;
    if (members.filter((member) => follows(leader, member)).length !== nodes.length - 1) return false;
    if (!members.some(({ role }) => role === 'sync_standby')) return false;
  }
  return true;
}

async function until(what: string, isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isSo()); await delay(500))
    if (Date.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

function guardEtcd(node: ClusterNode, owner: Owner): boolean {
  try {
    execFileSync(join(node.folder, 'guard-etcd'), { ...owner, cwd: node.folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes the files of the cluster with the program that operators use. */
async function setUp(folder: string, memory: string, owner: Owner): Promise<{ readonly patroni: number }> {
  writeFileSync(
    join(folder, 'nodes'),
    Object.entries(ADDRESSES)
      .map((node) => `${node.join(' ')}\n`)
      .join(''),
  );
  writeFileSync(join(folder, 'repository'), `repo1-path=${folder}/backups\n`);
  const [database, patroni, etcd, peer, balancer, pooler, backups] = await Promise.all(
    Array.from({ length: 7 }, freePort),
  );
  const environment = {
    ...process.env,
    CLUSTER_ETC: join(folder, '@NAME@'),
    CLUSTER_HALL: join(folder, 'hall'),
    CLUSTER_DATA: join(folder, '@NAME@/data'),
    CLUSTER_ETCD_DATA: join(memory, '@NAME@'),
    CLUSTER_RUN: join(folder, '@NAME@'),
    POSTGRES_BIN: postgresBinaries(),
    GREENHALL_PROGRAM: join(ROOT, 'bin/greenhall'),
    DATABASE_PORT: String(database),
    PATRONI_PORT: String(patroni),
    ETCD_PORT: String(etcd),
    ETCD_PEER_PORT: String(peer),
    BACKUP_PORT: String(backups),
    BALANCER_PORT: String(balancer),
    POOLER_PORT: String(pooler),
  };
  execFileSync(join(ROOT, 'deploy/cluster/set-up'), [folder], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder, memory]);
  return { patroni: Number(patroni) };
}

/**
 * Starts a cluster of its own with the files of `deploy/cluster`: three nodes at addresses of the loopback, a balancer and a pooler. It ends
 * with `stop`, and when this process is killed.
 */
export async function startCluster(): Promise<Cluster> {
  ensurePackages();
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-cluster-'));
  const memory = mkdtempSync('/dev/shm/greenhall-etcd-');
  const keeper = spawn('/bin/sh', ['-c', KEEPER], {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', FOLDER: folder, MEMORY: memory },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const stop = async (): Promise<void> => {
    const ended = once(keeper, 'exit');
    keeper.stdin.end();
    await ended;
  };
  try {
    const ports = await setUp(folder, memory, owner);
    const nodes = Object.entries(ADDRESSES).map(
      ([name, address]) => new ClusterNode(name, address, join(folder, name), owner, ports),
    );
    for (const node of nodes) node.startEtcd();
    const [first] = nodes;
    await until('etcd', async () => first !== undefined && guardEtcd(first, owner), 30_000);
    for (const node of nodes) {
      node.startPatroni();
      node.startBackups();
    }
    const hall = join(folder, 'hall');
    mkdirSync(join(folder, 'files'), { mode: 0o700 });
    runIn(hall, owner, 'haproxy', ['-db', '-f', join(hall, 'haproxy.cfg')]);
    runIn(hall, owner, 'pgbouncer', [join(hall, 'pgbouncer.ini')]);
    const isWhole = (withinMs: number) => until('all nodes in their places', () => isWholeNow(nodes), withinMs);
    await isWhole(120_000);
    const read = (file: string) => readFileSync(join(hall, file), 'utf8');
    return {
      nodes,
      environment: {
        DATABASE_URL: read('database_url'),
        DATABASE_DIRECT_URL: read('database_direct_url'),
        NAMED_STATEMENTS: 'off',
        DATA_DIR: join(folder, 'files'),
      },
      primary: async () => {
        let found: ClusterNode | undefined;
        await until('a primary', async () => (found = await leaderOf(nodes)) !== undefined, 60_000);
        return found as ClusterNode;
      },
      isWhole,
      stop,
    };
  } catch (error) {
    if (process.env['KEEP_CLUSTER'] === undefined) await stop();
    throw error;
  }
}
