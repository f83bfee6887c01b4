import { api } from '../../../shared/request/api.ts';
import { useStore } from '../../../shared/session/store.ts';

/** Milliseconds in which several messages that are seen become one mark. */
const SOON_MS = 300;
/** Milliseconds until a mark that failed is said again; without a connection it waits for one. */
const AGAIN_MS = 5_000;

let seen = 0;
let said = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
useStore.subscribe(({ LoginState }, before) => {
  if (LoginState !== before.LoginState) seen = said = 0;
});

function say(): void {
  timer = undefined;
  const read = seen;
  if (read <= said || !useStore.getState().LoginState) return;
  api('messages.mark', { body: { read } }).then(
    () => (said = Math.max(said, read)),
    () => {
      if (navigator.onLine) timer ??= setTimeout(say, AGAIN_MS);
    },
  );
}

addEventListener('online', say);

/** The member has seen the messages up to this number on a visible screen. */
export function sawUpTo(number: number): void {
  seen = Math.max(seen, number);
  if (seen > said) timer ??= setTimeout(say, SOON_MS);
}
