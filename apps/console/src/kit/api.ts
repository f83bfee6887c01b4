import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { deskReads, deskWrites } from '@greenhall/contract/generated/desk';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { refresh } from './query.ts';

/**
 * Calls a route; the operator's session travels in its cookie. Throws `RefusedError` when the server says no and
 * `RequestFault` when no answer came. What a write changes is read again.
 */
export const { call: api } = createClient({
  reads: { ...reads, ...deskReads },
  writes: async () => ({ ...writes, ...deskWrites }),
  transport: overFetch(),
  onChanged: refresh,
});
