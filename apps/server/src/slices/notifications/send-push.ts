import { PUSH_DELIVERY } from '@greenhall/domain/notifications/delivery';
import type { Ports } from '../../platform/ports.ts';
import { endedSessions } from '../identity/index.ts';
import { deliverDue } from './due-queue.ts';
import { pushKeys } from './push-keys.ts';
import { claimPushes, deletePush, devicesAfter, forgetDevices, type PushRow, putPushOff } from './store-devices.ts';

/** Tells a device that there is something new of a kind, without saying what. */
async function announce(ports: Ports, row: PushRow): Promise<void> {
  const { topic, language, deviceId, sessionId } = row;
  const hasEnded = (await endedSessions(ports.db, [sessionId], ports.clock.now())).length > 0;
  const payload = JSON.stringify({ kind: topic, language });
  const isThere = !hasEnded && (await ports.push.send(row, await pushKeys(ports), topic, payload));
  if (!isThere) await forgetDevices(ports.db, [deviceId]);
}

/** Announces what is due on the devices of members. A device that is gone or whose session has ended is forgotten. */
export function sendDuePushes(ports: Ports): Promise<void> {
  const { db, log } = ports;
  return deliverDue<PushRow>(ports, {
    delivery: PUSH_DELIVERY,
    claim: (now, until, limit) => claimPushes(db, now, until, limit),
    deliver: (row) => announce(ports, row),
    remove: ({ id }) => deletePush(db, id),
    putOff: (row, dueAt) => putPushOff(db, row, dueAt),
    onFailure: ({ topic }, error) => log.warn({ err: error, topic }, 'a device could not be told'),
  });
}

const AT_ONCE = 500;

/** Forgets the devices whose sessions have ended. */
export async function forgetEndedDevices({ db, clock }: Ports): Promise<void> {
  for (let after = 0n; ;) {
    const devices = await devicesAfter(db, after, AT_ONCE);
    const ended = new Set(
      await endedSessions(
        db,
        devices.map(({ sessionId }) => sessionId),
        clock.now(),
      ),
    );
    const gone = devices.filter(({ sessionId }) => ended.has(sessionId)).map(({ id }) => id);
    if (gone.length > 0) await forgetDevices(db, gone);
    if (devices.length < AT_ONCE) return;
    after = devices.at(-1)?.id ?? after;
  }
}
