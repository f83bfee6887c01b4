import { QUEUE_NAMES } from '@greenhall/contract/admin/cases';
import { NETWORKS } from '@greenhall/domain/chain/networks';
import { lastTrial, restorableUpTo } from '../../../platform/backup/trials.ts';
import { type Measure, readOnce, secondsSince } from '../../../platform/facts/measures.ts';
import type { WatchPorts } from '../../../platform/facts/watches.ts';
import { lastSweeps } from '../../../platform/operations/sweeps.ts';
import { readDisk } from '../../../platform/operations/watch-disk.ts';
import { countQueues } from '../queue/store.ts';
import { databaseFacts, lastCheckRun } from './store.ts';

const countedQueues = readOnce(async (ports: WatchPorts) => {
  const queues = await Promise.all(QUEUE_NAMES.map(async (name) => ports.cases.queues[name](null, ports)));
  const counted = await countQueues(ports.db, queues, ports.clock.now());
  return QUEUE_NAMES.map((queue, n) => ({ queue, waiting: counted[n]?.waiting ?? 0, late: counted[n]?.late ?? 0 }));
});

const nodeHeads = readOnce(async ({ chain }: WatchPorts) => {
  const all = await Promise.all(NETWORKS.map(async (network) => ({ network, ...(await chain.nodes(network)) })));
  return all.flatMap(({ network, heads }) => heads.map((head, n) => ({ network, node: String(n + 1), head })));
});

const sweepsNow = readOnce(({ db, clock }: WatchPorts) => lastSweeps(db, clock.now()));
const diskNow = readOnce(({ settings }: WatchPorts) => readDisk(settings.dataDir));
const databaseNow = readOnce(({ db }: WatchPorts) => databaseFacts(db));
const checkRun = readOnce(({ db }: WatchPorts) => lastCheckRun(db));

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
    read: async (ports) => {
      const last = await checkRun(ports);
      return last ? [{ value: secondsSince(last.at, ports.clock.now()) }] : [];
    },
  },
  {
    name: 'greenhall_check_broken',
    help: 'how many invariants did not hold when they were checked last',
    read: async (ports) => {
      const last = await checkRun(ports);
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
    read: async (ports) => {
      const now = ports.clock.now();
      const sweeps = await sweepsNow(ports);
      return sweeps.map(({ name, startedAt }) => ({ labels: { sweep: name }, value: secondsSince(startedAt, now) }));
    },
  },
  {
    name: 'greenhall_sweep_failures',
    help: 'how often a sweep has failed in a row',
    labels: ['sweep'],
    read: async (ports) =>
      (await sweepsNow(ports)).map(({ name, failures }) => ({ labels: { sweep: name }, value: failures })),
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
    read: async (ports) => [{ value: Number((await diskNow(ports)).free) }],
  },
  {
    name: 'greenhall_disk_size_bytes',
    help: 'the size of the disk of DATA_DIR',
    read: async (ports) => [{ value: Number((await diskNow(ports)).size) }],
  },
  {
    name: 'greenhall_database_bytes',
    help: 'the size of the database',
    read: async (ports) => [{ value: Number((await databaseNow(ports)).bytes) }],
  },
  {
    name: 'greenhall_database_connections',
    help: 'connections of the database, open and possible',
    labels: ['state'],
    read: async (ports) => {
      const { connections, most } = await databaseNow(ports);
      return [
        { labels: { state: 'open' }, value: connections },
        { labels: { state: 'most' }, value: most },
      ];
    },
  },
];
