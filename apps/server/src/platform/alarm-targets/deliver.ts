import { nextDelivery, saidOfCause } from '@greenhall/domain/admin/alarm-targets';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import type { Logger } from 'pino';
import type { Alarms } from '../alarms.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs.ts';
import { BrokenSealError } from '../secrets/broken-seal.ts';
import { resealSecret } from '../secrets/sealing.ts';
import { openTarget } from './sealed.ts';
import type { AlarmMessage, AlarmSenders } from './senders.ts';
import {
  claimDeliveries,
  closeTarget,
  type DeliveryRow,
  forgetDeliveries,
  isDeliveryDue,
  markDelivered,
  markFailed,
  sealedTargets,
  setSealed,
  TEST,
} from './store.ts';

interface Delivering {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly alarms: Alarms;
  readonly secret: string;
  readonly alarmSenders: AlarmSenders;
}

/** How many are sent beside each other. */
const AT_ONCE = 10;
/** Longer than a delivery can take. What a process that has died had taken is taken by another after it. */
const LEASE = 5 * MINUTE;
const KEPT_DAYS = 30;
const ERROR_LENGTH = 200;

/** Closes a target whose row was changed in the database, and says so. */
async function closeBent({ db, clock, alarms }: Delivering, targetId: bigint): Promise<void> {
  const closed = await transact(db, async (tx) => accept(await closeTarget(tx, targetId, clock.now())));
  if (closed.ok && closed.value) alarms.raise('sealBroken', { about: 'a target of alarms', id: String(targetId) });
}

async function send(ports: Delivering, row: DeliveryRow): Promise<void> {
  const { id, alarm, what, cause, at, kind, address, language } = row;
  const secret = openTarget(ports, row);
  const told = { id: `alarm-${id}`, at };
  const message: AlarmMessage =
    alarm === TEST || what === TEST
      ? { ...told, alarm: null, what: TEST, about: null }
      : { ...told, alarm, what, about: saidOfCause(alarm, cause) };
  await ports.alarmSenders[kind].send({ address, language, secret }, message);
}

async function deliverOne(ports: Delivering, row: DeliveryRow): Promise<void> {
  const { db, clock, log } = ports;
  const { id, targetId, attempts } = row;
  try {
    await send(ports, row);
    await markDelivered(db, id, clock.now());
  } catch (error) {
    if (error instanceof BrokenSealError) return closeBent(ports, targetId);
    log.warn({ err: error, target: String(targetId) }, 'an alarm could not be sent');
    const at = clock.now();
    // Somebody waits for what becomes of a test: it is not tried again.
    const next = row.alarm === TEST ? undefined : nextDelivery(attempts, at.getTime());
    const text = String(error instanceof Error ? error.message : error).slice(0, ERROR_LENGTH);
    await markFailed(db, { id, attempts, error: text, at, next: next === undefined ? undefined : new Date(next) });
  }
}

/**
 * Sends what is due to the targets of alarms. It is marked after it was sent: a process that dies in between causes a second delivery
 * with the same number rather than none. Rule: admin#targets.
 */
export async function deliverAlarms(ports: Delivering): Promise<void> {
  for (let isGoing = true; isGoing;) {
    const now = ports.clock.now();
    const taken = await claimDeliveries(ports.db, now, new Date(now.getTime() + LEASE), AT_ONCE);
    await Promise.all(taken.map((row) => deliverOne(ports, row)));
    isGoing = taken.length === AT_ONCE;
  }
}

/** Seals the targets anew after the installation's secret was changed. It may be done again. */
export async function resealTargets(db: Db, secret: string, before: string): Promise<void> {
  await transact(db, async (tx) => {
    for (const { id, sealed } of await sealedTargets(tx)) {
      const fresh = resealSecret(sealed, secret, before);
      if (fresh !== undefined) await setSealed(tx, id, fresh);
    }
    return accept(undefined);
  });
}

export const alarmJobs = (ports: Delivering): Job[] => [
  {
    name: 'send-alarms',
    everyMs: 2_000,
    whileClosed: 'waits',
    runsIn: 'one',
    due: isDeliveryDue,
    run: () => deliverAlarms(ports),
  },
  {
    name: 'forget-sent-alarms',
    everyMs: 60 * 60_000,
    whileClosed: 'goesOn',
    runsIn: 'one',
    run: () => forgetDeliveries(ports.db, new Date(ports.clock.now().getTime() - KEPT_DAYS * DAY)),
  },
];
