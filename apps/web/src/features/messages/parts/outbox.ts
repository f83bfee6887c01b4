import { newKey } from '@greenhall/client/keys';
import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { create } from 'zustand';
import { api } from '../../../shared/request/api.ts';
import { readSession } from '../../../shared/session/session.ts';
import { saveStore, useStore } from '../../../shared/session/store.ts';
import { join } from './thread.ts';
import { MOST_UNSENT, readUnsent, storedUnsent, type Unsent } from './unsent.ts';

const keptPictures = () => import('../../../shared/forms/saved-pictures.ts');

/** Milliseconds until what got no answer is sent again, if nothing else happens before. */
const AGAIN_MS = 5_000;

export interface Waiting extends Unsent {
  readonly picture?: File;
  /** Whether its picture is no longer on the device; it is not sent by itself without it. */
  readonly isPictureGone?: true;
  /** Why the server does not take it; it is not sent again by itself. */
  readonly refused?: RefusedError;
}

interface Outbox {
  readonly draft: string;
  readonly draftAt: number;
  readonly waiting: readonly Waiting[];
}

function stored(): Outbox {
  const { queue, ...rest } = readUnsent(useStore.getState().unsent);
  return { ...rest, waiting: queue };
}

/** What the member has written and the server does not have yet, oldest first. */
export const useOutbox = create<Outbox>(stored);
let restored = restorePictures();
useStore.subscribe(({ LoginState }, before) => {
  if (LoginState === before.LoginState) return;
  useOutbox.setState(stored());
  restored = restorePictures();
});

/** Gives the messages of a page that was loaded again their pictures. */
async function restorePictures(): Promise<void> {
  const isBare = ({ hasPicture, picture }: Waiting) => hasPicture && !picture;
  if (!useOutbox.getState().waiting.some(isBare)) return;
  const pictures = await keptPictures().then(({ readPictures }) => readPictures());
  useOutbox.setState(({ waiting }) => ({
    waiting: waiting.map((one) => {
      if (!isBare(one)) return one;
      const picture = pictures.get(one.key);
      return picture ? { ...one, picture } : { ...one, isPictureGone: true };
    }),
  }));
}

/** Changes the outbox, and keeps on the device what survives a reload; pictures are kept apart. */
function change(next: (outbox: Outbox) => Partial<Outbox>): void {
  useOutbox.setState(next);
  const { draft, draftAt, waiting } = useOutbox.getState();
  const queue = waiting.map(({ key, text, reference, topic, at, hasPicture }) => ({
    key,
    text,
    reference,
    topic,
    at,
    hasPicture,
  }));
  useStore.setState({ unsent: storedUnsent({ draft, draftAt, queue }) });
  saveStore();
}

export const saveDraft = (draft: string): void => change(() => ({ draft, draftAt: Date.now() }));

function remove(key: string): void {
  const isPicture = useOutbox.getState().waiting.some((one) => one.key === key && one.hasPicture);
  change(({ waiting }) => ({ waiting: waiting.filter((one) => one.key !== key) }));
  if (isPicture) void keptPictures().then(({ forgetPicture }) => forgetPicture(key));
}

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
async function sendOne({ key, text, reference, topic, picture }: Waiting): Promise<boolean> {
  const { userid } = readSession();
  const about = reference ? { referenceKind: reference.kind, referenceId: reference.id } : {};
  try {
    const body = { ...(text ? { text } : {}), ...(topic ? { topic } : {}), ...about };
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
    await restored;
    for (;;) {
      const next = useOutbox.getState().waiting.find(({ refused, isPictureGone }) => !refused && !isPictureGone);
      if (!next || !useStore.getState().LoginState || !(await sendOne(next))) return;
    }
  } finally {
    isSending = false;
  }
}
addEventListener('online', () => void sendUnsent());

/** Puts a message into the outbox and sends it; `false` if too many wait already. */
export function put(message: Pick<Waiting, 'text' | 'reference' | 'topic' | 'picture'>): boolean {
  if (useOutbox.getState().waiting.length >= MOST_UNSENT) return false;
  const { picture } = message;
  const fresh = { ...message, key: newKey(), at: new Date().toISOString(), hasPicture: picture !== undefined };
  change(({ waiting }) => ({ draft: '', waiting: [...waiting, fresh] }));
  if (picture) void keptPictures().then(({ savePicture }) => savePicture(fresh.key, picture));
  void sendUnsent();
  return true;
}

/** Sends a message again that the server did not take, or one without the picture that is gone. */
export function retry(key: string): void {
  change(({ waiting }) => ({
    waiting: waiting.map((one) => {
      if (one.key !== key) return one;
      const { refused: _, isPictureGone, ...rest } = one;
      return isPictureGone ? { ...rest, hasPicture: false } : rest;
    }),
  }));
  void sendUnsent();
}
