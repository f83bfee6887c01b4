import { gaplessEnd, joinThread, missingAfter, type Thread } from '@greenhall/domain/messages/thread';
import { create } from 'zustand';
import { api } from '../../../shared/request/api.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useStore } from '../../../shared/session/store.ts';
import type { Message } from './kinds.ts';

interface ThreadState {
  /** The messages that are there, by number; behind a gap nothing is shown. */
  readonly thread: Thread<Message>;
  /** Whether the newest messages are there. */
  readonly isLoaded: boolean;
}

const NOTHING: ThreadState = { thread: [], isLoaded: false };

/** The conversation of the member who is signed in, as far as this page has read it. */
export const useThread = create<ThreadState>(() => NOTHING);
useStore.subscribe(({ LoginState }, before) => {
  if (LoginState !== before.LoginState) useThread.setState(NOTHING);
});

/** Adds messages that have come. */
export function join(came: readonly Message[]): void {
  useThread.setState(({ thread }) => ({ thread: joinThread(thread, came) }));
}

/** Reads messages, and adds them unless somebody else has signed in meanwhile; answers how many came. */
async function read(query: { after?: number; before?: number; limit?: number }): Promise<number> {
  const { userid } = readSession();
  const { items } = await api('messages.list', { query });
  if (readSession().userid !== userid) return 0;
  join(items);
  return items.length;
}

/** Adds the newest messages. */
export function joinNewest(came: readonly Message[]): void {
  join(came);
  useThread.setState({ isLoaded: true });
}

let catchingUp: Promise<void> | undefined;

async function readMissing(last: number): Promise<void> {
  for (;;) {
    const after = missingAfter(gaplessEnd(useThread.getState().thread), last);
    if (after === undefined) return;
    if ((await read({ after })) === 0) return;
  }
}

/** Reads what is missing up to a number. What fails is read with the next event. */
export function catchUp(last: number): void {
  if (!useThread.getState().isLoaded) return;
  catchingUp = (catchingUp ?? Promise.resolve()).then(() => readMissing(last)).catch(() => undefined);
}

/** Reads the messages before those that are shown. */
export async function readOlder(): Promise<void> {
  const [first] = gaplessEnd(useThread.getState().thread);
  if (!first || first.number <= 1) return;
  await read({ before: first.number });
}

/** Reads one message again, because the link to its picture lives only for some minutes. */
export async function readAgain({ number }: Pick<Message, 'number'>): Promise<void> {
  await read({ after: number - 1, limit: 1 });
}
