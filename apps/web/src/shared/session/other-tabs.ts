import { hrefOf } from '../page/history.ts';
import { links } from '../page/links.ts';
import { readSession } from './session.ts';
import { snapshotUser } from './snapshot.ts';
import { emptyStore } from './store.ts';

function beginAnew(user: string): void {
  emptyStore();
  location.replace(`#${hrefOf(user === '' ? links.login() : links.home())}`);
  location.reload();
}

/** A session that has expired elsewhere keeps its snapshot; the next call finds that out, and what was typed stays. */
const hasExpired = (user: string): boolean => user === '' && snapshotUser() !== undefined;

/**
 * Begins anew when another tab has signed its user out or another one in, until the returned function is called: what
 * was read and typed here was the first user's. A page that the browser keeps for a return from history hears nothing of
 * other tabs meanwhile, so it looks when it comes back.
 */
export function followOtherTabs(): () => void {
  let left: string | undefined;
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    // Without a name everything was removed.
    const isUser = key === null || (key === 'userid' && newValue !== oldValue);
    if (isUser && !hasExpired(newValue ?? '')) beginAnew(newValue ?? '');
  };
  const leave = () => void (left = readSession().userid);
  const arrive = ({ persisted }: PageTransitionEvent) => {
    const { userid } = readSession();
    if (persisted && left !== undefined && left !== userid && !hasExpired(userid)) beginAnew(userid);
  };
  addEventListener('storage', follow);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', arrive);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', arrive);
  };
}
