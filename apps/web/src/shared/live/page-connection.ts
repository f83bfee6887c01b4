import { api } from '../request/api.ts';
import { useStore } from '../session/store.ts';
import { LiveConnection } from '@greenhall/client/live-connection';
import { liveAddress, overWebSocket } from '@greenhall/client/live-socket';
import { resumeWithPage } from '@greenhall/ui/resume-with-page';
import { useLiveState } from './live-state.ts';

let current: LiveConnection | undefined;

/** The connection of this page, while a member is signed in. */
export function pageConnection(): LiveConnection {
  if (current) return current;
  useLiveState.setState({ isOpen: false });
  current = new LiveConnection(
    {
      ticket: async () => (await api('live.ticket', { body: {} })).ticket,
      ...overWebSocket(liveAddress(location)),
    },
    // What stays on screen until the login is there must not read without a session.
    (isOpen) => (useStore.getState().LoginState ? useLiveState.setState({ isOpen }) : undefined),
  );
  return current;
}

useStore.subscribe(({ LoginState }) => {
  if (LoginState || !current) return;
  current.stop();
  current = undefined;
});
resumeWithPage((silent) => current?.resume(silent));
