/** Milliseconds by which a clock may differ before it counts as wrong: the server tells whole seconds, and answers travel. */
const TOLERANCE = 5_000;

let ahead = 0;

/** Learns from the date of an answer how far this device's clock is off. */
export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/** The present moment (ms since the epoch) as the server counts it, however wrong this device's clock is. */
export const serverNow = (): number => Date.now() + ahead;
