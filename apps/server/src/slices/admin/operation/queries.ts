import { MOST_COUNTED } from '@greenhall/contract/admin/cases';
import { NETWORKS } from '@greenhall/domain/chain/networks';
import { isDiskFull } from '@greenhall/domain/shared/alarms';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { isBackupOld } from '@greenhall/domain/shared/backups';
import { dateOf } from '@greenhall/domain/shared/time';
import { lastTrial, restorableUpTo } from '../../../platform/backup/trials.ts';
import { BUILD } from '../../../platform/build.ts';
import type { Answer } from '../../../platform/http/call.ts';
import { lastSweeps } from '../../../platform/operations/sweeps.ts';
import { readDisk } from '../../../platform/operations/watch-disk.ts';
import type { Ports } from '../../../platform/ports.ts';
import { knownProcesses } from '../../../platform/processes/store.ts';
import { outgoingNotices } from '../../notifications/index.ts';
import { latestSnapshot } from '../../proof/index.ts';
import { lastSettled, lateDay } from '../../stock/index.ts';
import { databaseFacts, lastCheckRun } from './store.ts';

type Operations = Answer<'admin.operations'>;

async function readSettlement({ db }: Ports, now: Date): Promise<Operations['settlement']> {
  const last = await lastSettled(db);
  const late = await lateDay(db, now);
  return {
    last: last ? { day: dateOf(last.day), at: last.at.toISOString() } : null,
    late: late === undefined ? null : dateOf(late),
  };
}

const readNetworks = ({ chain }: Ports): Promise<Operations['networks']> =>
  Promise.all(
    NETWORKS.map(async (network) => {
      const { state, heads } = await chain.nodes(network);
      return { network, state, heads: heads.map((head) => (head === null ? null : String(head))) };
    }),
  );

async function readCheck({ db }: Ports): Promise<Operations['check']> {
  const last = await lastCheckRun(db);
  if (!last) return null;
  const { at, tookMs, checks, broken, operator } = last;
  return {
    at: at.toISOString(),
    took: tookMs,
    checks,
    broken: broken.map(({ name, found }) => ({ name, found: [...found] })),
    by: operator,
  };
}

async function readBackup({ db }: Ports, now: Date): Promise<Operations['backup']> {
  const last = await lastTrial(db);
  if (!last) return null;
  const upTo = await restorableUpTo(db);
  return {
    at: last.at.toISOString(),
    upTo: upTo?.toISOString() ?? null,
    isOld: isBackupOld(upTo?.getTime(), now.getTime()),
    took: last.tookMs,
    outcome: last.outcome,
    fault: last.fault,
  };
}

async function readProcesses({ db, engine }: Ports): Promise<Operations['processes']> {
  if (engine === 'embedded') return [];
  const all = await knownProcesses(db);
  return all.map(({ kind, host, port, version, startedAt, seenAt, isAlive }) => ({
    kind,
    host,
    port,
    version,
    isAlive,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

/** How the program runs. Rule: admin#operations. */
export async function readOperations(ports: Ports): Promise<Result<Operations>> {
  const { db, engine, clock, thisProcess, settings } = ports;
  const now = clock.now();
  const obstacle = await thisProcess.obstacle();
  const sweeps = await lastSweeps(db, now);
  const { mail, push } = await outgoingNotices(db, MOST_COUNTED);
  const { bytes, ...database } = await databaseFacts(db);
  const disk = await readDisk(settings.dataDir);
  const snapshot = await latestSnapshot(db);
  const presentQueue = (name: 'mail' | 'push', { waiting, oldest }: typeof mail) => ({
    name,
    waiting,
    oldest: oldest?.toISOString() ?? null,
  });
  return accept({
    at: now.toISOString(),
    build: { version: BUILD.version, commit: BUILD.commit ?? '' },
    obstacle: obstacle ?? null,
    safeAgainstPowerLoss: engine === 'postgresql',
    sweeps: sweeps.map(({ name, startedAt, tookMs, failures, failedAt, error }) => ({
      name,
      startedAt: startedAt.toISOString(),
      took: tookMs,
      failures,
      failedAt: failedAt?.toISOString() ?? null,
      error,
    })),
    outgoing: [presentQueue('mail', mail), presentQueue('push', push)],
    processes: await readProcesses(ports),
    sockets: { ...thisProcess.sockets },
    networks: await readNetworks(ports),
    settlement: await readSettlement(ports, now),
    database: { engine, ...database, bytes: Number(bytes) },
    disk: { size: Number(disk.size), free: Number(disk.free), isFull: isDiskFull(disk) },
    snapshot: snapshot
      ? { number: String(snapshot.number), at: snapshot.takenAt.toISOString(), isShort: snapshot.isShort }
      : null,
    backup: await readBackup(ports, now),
    check: await readCheck(ports),
  });
}
