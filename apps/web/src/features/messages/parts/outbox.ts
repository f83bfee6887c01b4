import { newKey } from '@greenhall/client/keys';
import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { create } from 'zustand';
import { api } from '../../../shared/request/api.ts';
import { readSession } from '../../../shared/session/session.ts';
import { saveStore, useStore } from '../../../shared/session/store.ts';
import { join } from './thread.ts';
import { MOST_UNSENT, readUnsent, storedUnsent, type Unsent } from './unsent.ts';

/** Milliseconds until what got no answer is sent again, if nothing else happens before. */
const AGAIN_MS = 5_000;

export interface Waiting extends Unsent {
  /** Kept only as long as the page is open. */
  readonly picture?: File;
  /** Why the server does not take it; it is not sent again by itself. */
  readonly refused?: RefusedError;
}

interface Outbox {
  readonly draft: string;
  readonly waiting: readonly Waiting[];
}

function stored(): Outbox {
  const { draft, queue } = readUnsent(useStore.getState().unsent);
  return { draft, waiting: queue };
}

/** What the member has written and the server does not have yet, oldest first. */
export const useOutbox = create<Outbox>(stored);
useStore.subscribe(({ LoginState }, before) => {
  if (LoginState !== before.LoginState) useOutbox.setState(stored());
});

/** Changes the outbox, and keeps on the device what survives a reload: texts without a picture. */
function change(next: (outbox: Outbox) => Partial<Outbox>): void {
  useOutbox.setState(next);
  const { draft, waiting } = useOutbox.getState();
  const queue = waiting
    .filter(({ picture }) => picture === undefined)
    .map(({ key, text, reference, at }) => ({ key, text, reference, at }));
  useStore.setState({ unsent: storedUnsent({ draft, queue }) });
  saveStore();
}

export const keepDraft = (draft: string): void => change(() => ({ draft }));

const remove = (key: string): void => change(({ waiting }) => ({ waiting: waiting.filter((one) => one.key !== key) }));

/** Gives up a message that was not sent. */
export const discard = remove;

function markRefused(key: string, refused: RefusedError): void {
  change(({ waiting }) => ({ waiting: waiting.map((one) => (one.key === key ? { ...one, refused } : one)) }));
}

let timer: ReturnType<typeof setTimeout> | undefined;
function again(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendUnsent(), ms);
}

/** Sends one message; `false` if the others have to wait too. */
async function sendOne({ key, text, reference, picture }: Waiting): Promise<boolean> {
  const { userid } = readSession();
  const about = reference ? { referenceKind: reference.kind, referenceId: reference.id } : {};
  try {
    const body = { ...(text ? { text } : {}), ...about };
    const sent = await api('messages.send', { body, files: picture ? { picture } : {}, key });
    if (readSession().userid !== userid) return false;
    join([sent]);
    remove(key);
    return true;
  } catch (error) {
    if (isRefusedBy(error, 'notSignedIn')) return false;
    if (!(error instanceof RefusedError) || error.unsettled) again(AGAIN_MS);
    else if (error.refusal === 'tooFrequent') again(Number(error.params['seconds'] ?? 60) * 1_000);
    else {
      markRefused(key, error);
      return true;
    }
    return false;
  }
}

let isSending = false;

/** Sends what waits, one after the other and in its order; each under its own key, so that nothing is there twice. */
export async function sendUnsent(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = useOutbox.getState().waiting.find(({ refused }) => !refused);
      if (!next || !useStore.getState().LoginState || !(await sendOne(next))) return;
    }
  } finally {
    isSending = false;
  }
}
addEventListener('online', () => void sendUnsent());

/** Puts a message into the outbox and sends it; `false` if too many wait already. */
export function put(message: Pick<Waiting, 'text' | 'reference' | 'picture'>): boolean {
  if (useOutbox.getState().waiting.length >= MOST_UNSENT) return false;
  const fresh = { ...message, key: newKey(), at: new Date().toISOString() };
  change(({ waiting }) => ({ draft: '', waiting: [...waiting, fresh] }));
  void sendUnsent();
  return true;
}

/** Sends a message again that the server did not take. */
export function retry(key: string): void {
  change(({ waiting }) => ({
    waiting: waiting.map(({ refused, ...one }) => (one.key === key || !refused ? one : { ...one, refused })),
  }));
  void sendUnsent();
}
