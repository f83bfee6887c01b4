import { setTimeout as delay } from 'node:timers/promises';
import { SECOND } from '@greenhall/domain/shared/time';
import { type LiveSessions, LIVE_RESTARTS } from '../live/sessions.ts';
import type { Ports } from '../ports.ts';

/** Over how long the sockets of a process that is left by its balancer are closed. */
const WAVES = { count: 30, everyMs: 100 };

/** How long the end of a process takes that serves on for so many seconds. */
export const drainMs = (seconds: number): number =>
  seconds === 0 ? 0 : seconds * SECOND + WAVES.count * WAVES.everyMs;

/**
 * Serves on until a balancer has heard that this process is not ready any more, and then closes its live sockets in waves, so that not all
 * of them come to the other processes at once. Where none is to take over, nothing is waited for.
 */
export async function drain(
  { thisProcess, settings: { drainSeconds } }: Pick<Ports, 'thisProcess' | 'settings'>,
  { sessions }: Pick<LiveSessions, 'sessions'>,
): Promise<void> {
  thisProcess.ends();
  if (drainSeconds === 0) return;
  await delay(drainSeconds * SECOND);
  const open = [...sessions];
  const size = Math.ceil(open.length / WAVES.count);
  for (let from = 0; from < open.length; from += size) {
    for (const { peer } of open.slice(from, from + size)) peer.close(LIVE_RESTARTS);
    await delay(WAVES.everyMs);
  }
}
