/** A live connection has a message every 20 s. */
const SILENT_MS = 25_000;
const LOOK_MS = 2_000;
/** A timer that is so late did not run, because the machine slept or the page is hidden. */
const LATE_MS = 10_000;

/**
 * Has a live connection resumed when the page returns: with the network, because its sockets are lost with it; when it is shown; and after
 * sleep, which no event announces. The connection is given up if nothing has come for `silent` milliseconds. Returns what ends this.
 */
export function resumeWithPage(resume: (silent: number) => void): () => void {
  let lookedAt = Date.now();
  const looking = setInterval(() => {
    const isLate = Date.now() - lookedAt > LATE_MS;
    lookedAt = Date.now();
    if (isLate) resume(SILENT_MS);
  }, LOOK_MS);
  const listening = new AbortController();
  addEventListener('online', () => resume(0), listening);
  document.addEventListener('visibilitychange', () => document.hidden || resume(SILENT_MS), listening);
  return () => {
    clearInterval(looking);
    listening.abort();
  };
}
