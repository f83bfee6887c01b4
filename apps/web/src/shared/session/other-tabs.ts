import { hrefOf } from '../page/history.ts';
import { links } from '../page/links.ts';
import { snapshotUser } from './snapshot.ts';
import { emptyStore } from './store.ts';

/**
 * Begins anew when another tab has signed its user out or another one in, until the returned function is called: what
 * was read and typed here was the first user's. A session that has expired there keeps its snapshot; the next call finds
 * that out here, and what was typed stays.
 */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    // Without a name everything was removed.
    const isUser = key === null || (key === 'userid' && newValue !== oldValue);
    if (!isUser || (newValue === null && snapshotUser() !== undefined)) return;
    emptyStore();
    location.replace(`#${hrefOf(newValue === null ? links.login() : links.home())}`);
    location.reload();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
