import { QUEUE_NAMES } from '@greenhall/contract/admin/queues';
import { NETWORKS } from '@greenhall/domain/chain/networks';
import { lastTrial, restorableUpTo } from '../../../platform/backup/trials.ts';
import { type Measure, secondsSince } from '../../../platform/facts/measures.ts';
import type { WatchPorts } from '../../../platform/facts/watches.ts';
import { lastSweeps } from '../../../platform/operations/sweeps.ts';
import { readDisk } from '../../../platform/operations/watch-disk.ts';
import { countQueues } from '../queue/store.ts';
import { databaseFacts, lastCheckRun } from './store.ts';

async function countedQueues(ports: WatchPorts) {
  const queues = await Promise.all(QUEUE_NAMES.map(async (name) => ports.queues[name](null, ports)));
  const counted = await countQueues(ports.db, queues, ports.clock.now());
  return QUEUE_NAMES.map((queue, n) => ({ queue, waiting: counted[n]?.waiting ?? 0, late: counted[n]?.late ?? 0 }));
}

async function nodeHeads({ chain }: WatchPorts) {
  const all = await Promise.all(NETWORKS.map(async (network) => ({ network, ...(await chain.nodes(network)) })));
  return all.flatMap(({ network, heads }) => heads.map((head, n) => ({ network, node: String(n + 1), head })));
}

/** What operators and who runs the program are told of it by `/metrics`. Rule: shared#metrics. */
export const adminMeasures: readonly Measure[] = [
  {
    name: 'greenhall_queue_waiting',
    help: 'what waits for operators, by queue',
    labels: ['queue'],
    read: async (ports) =>
      (await countedQueues(ports)).map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
  },
  {
    name: 'greenhall_queue_late',
    help: 'of these, what is over its time',
    labels: ['queue'],
    read: async (ports) => (await countedQueues(ports)).map(({ queue, late }) => ({ labels: { queue }, value: late })),
  },
  {
    name: 'greenhall_check_age_seconds',
    help: 'how long ago the invariants were checked; absent if never',
    read: async ({ db, clock }) => {
      const last = await lastCheckRun(db);
      return last ? [{ value: secondsSince(last.at, clock.now()) }] : [];
    },
  },
  {
    name: 'greenhall_check_broken',
    help: 'how many invariants did not hold when they were checked last',
    read: async ({ db }) => {
      const last = await lastCheckRun(db);
      return last ? [{ value: last.broken.length }] : [];
    },
  },
  {
    name: 'greenhall_backup_age_seconds',
    help: 'how old the newest backup is that can be restored; absent if none was tried',
    read: async ({ db, clock }) => {
      const upTo = await restorableUpTo(db);
      return upTo ? [{ value: secondsSince(upTo, clock.now()) }] : [];
    },
  },
  {
    name: 'greenhall_backup_broken',
    help: 'whether the backup that was tried last could not be restored; absent if none was tried',
    read: async ({ db }) => {
      const last = await lastTrial(db);
      return last ? [{ value: last.outcome === 'broken' ? 1 : 0 }] : [];
    },
  },
  {
    name: 'greenhall_sweep_age_seconds',
    help: 'how long ago a sweep began, by its name',
    labels: ['sweep'],
    read: async ({ db, clock }) => {
      const now = clock.now();
      const sweeps = await lastSweeps(db, now);
      return sweeps.map(({ name, startedAt }) => ({ labels: { sweep: name }, value: secondsSince(startedAt, now) }));
    },
  },
  {
    name: 'greenhall_sweep_failures',
    help: 'how often a sweep has failed in a row',
    labels: ['sweep'],
    read: async ({ db, clock }) =>
      (await lastSweeps(db, clock.now())).map(({ name, failures }) => ({ labels: { sweep: name }, value: failures })),
  },
  {
    name: 'greenhall_node_up',
    help: 'whether a node of a network answers',
    labels: ['network', 'node'],
    read: async (ports) =>
      (await nodeHeads(ports)).map(({ network, node, head }) => ({
        labels: { network, node },
        value: head === null ? 0 : 1,
      })),
  },
  {
    name: 'greenhall_node_head',
    help: 'the newest block that a node knows; absent for one that does not answer',
    labels: ['network', 'node'],
    read: async (ports) =>
      (await nodeHeads(ports)).flatMap(({ network, node, head }) =>
        head === null ? [] : [{ labels: { network, node }, value: Number(head) }],
      ),
  },
  {
    name: 'greenhall_disk_free_bytes',
    help: 'what may still be written to the disk of DATA_DIR',
    read: async ({ settings }) => [{ value: Number((await readDisk(settings.dataDir)).free) }],
  },
  {
    name: 'greenhall_disk_size_bytes',
    help: 'the size of the disk of DATA_DIR',
    read: async ({ settings }) => [{ value: Number((await readDisk(settings.dataDir)).size) }],
  },
  {
    name: 'greenhall_database_bytes',
    help: 'the size of the database',
    read: async ({ db }) => [{ value: Number((await databaseFacts(db)).bytes) }],
  },
  {
    name: 'greenhall_database_connections',
    help: 'connections of the database, open and possible',
    labels: ['state'],
    read: async ({ db }) => {
      const { connections, most } = await databaseFacts(db);
      return [
        { labels: { state: 'open' }, value: connections },
        { labels: { state: 'most' }, value: most },
      ];
    },
  },
];
