import { FAULTS, RequestFault } from '@greenhall/client/request';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/** Milliseconds until a read that was never answered counts as failed. It goes on, and its answer is shown when it comes. */
const LONGEST_MS = 8_000;

const isWaiting = ({ state }: Query): boolean => state.status === 'pending' && state.fetchStatus !== 'idle';

function waitFor(query: Query): void {
  if (!isWaiting(query)) return;
  setTimeout(() => {
    if (!isWaiting(query)) return;
    const error = new RequestFault(FAULTS.network, new Error('no answer yet'));
    query.setState({ ...query.state, status: 'error', error });
  }, LONGEST_MS);
}

/** Ends the waiting for answers that do not come, those included that were asked for before this code had come. The returned function ends it. */
export function followUnanswered(): () => void {
  const reads = queryClient.getQueryCache();
  for (const query of reads.getAll()) waitFor(query);
  return reads.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') waitFor(event.query);
  });
}
