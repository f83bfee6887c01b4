import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { deskPaths, paths } from '@greenhall/contract/generated/paths';

/**
 * Calls a route; the operator's session travels in its cookie. Throws `RefusedError` when the server says no and
 * `RequestFault` when no answer came.
 */
export const { call: api } = createClient({ paths: { ...paths, ...deskPaths }, transport: overFetch() });
