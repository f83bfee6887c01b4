import type { RequestInput, Reply } from '@greenhall/client/route-input';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ACTS, readSession } from '../session/session.ts';
import { useActStates } from './act-states.ts';
import { api } from './api.ts';

const bring = () =>
  import('./acts.ts').catch((cause: unknown) => {
    throw new RequestFault(FAULTS.network, cause);
  });

/**
 * A write that is safe to press again, also by a form that was closed and opened again: it belongs to the account and to
 * what it is about (`subject`: the values in its address), and is busy wherever it stands. A form that opens after an
 * answer was lost first asks what came of it. Nothing is shown before the server has confirmed it, and a failed write
 * changes no state, so typed values stay in the form. Rule: app#acts.
 */
export function useWrite<K extends ClientKey>(
  route: K,
  subject = '',
): UseMutationResult<Reply<K>, Error, RequestInput<K>> {
  const [opening] = useState(() => ({}));
  const id = `${route} ${subject}`;
  useEffect(() => {
    if (useActStates.getState()[id] === 'unknown' || localStorage.getItem(ACTS) !== null)
      void bring().then(
        ({ settleAct }) => settleAct(id),
        () => undefined,
      );
  }, [id]);
  const mutation = useMutation({
    mutationFn: async (ask: RequestInput<K>) => {
      const user = readSession().userid;
      return (await bring()).performAct(route, ask, opening, user);
    },
  });
  const isElsewhere = useIsPending(route, subject);
  return isElsewhere ? ({ ...mutation, isPending: true } as typeof mutation) : mutation;
}

/** Whether a write is under way, for a place that shows it and does not send it. */
export function useIsPending(route: ClientKey, subject = ''): boolean {
  const state = useActStates((states) => states[`${route} ${subject}`]);
  return state === 'sending' || state === 'asking';
}

/**
 * Whether the outcome of a write is not known. What has moved since may have moved by this very write, so a form judges
 * nothing by it then: the same press asks the server.
 */
export const useIsUnsettled = (route: ClientKey, subject = ''): boolean =>
  useActStates((states) => states[`${route} ${subject}`] !== undefined);

/**
 * A write that may come twice: a mark that is set by looking and again by the next look, or something that moves nothing
 * and that a new one takes the place of, such as a quote or a code for another session.
 */
export function useRepeatable<K extends ClientKey>(route: K): UseMutationResult<Reply<K>, Error, RequestInput<K>> {
  return useMutation({
    mutationFn: (ask: RequestInput<K>) => (api as (route: K, ask: RequestInput<K>) => Promise<Reply<K>>)(route, ask),
  });
}
