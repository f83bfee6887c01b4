import type { Ask, Reply } from '@greenhall/client/ask';
import { keptKeys } from '@greenhall/client/keys';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './api.ts';

/**
 * A write that is safe to press again: its idempotency key is kept until the outcome is known, so that a repeat after a
 * lost answer has one effect. Nothing is shown before the server has confirmed it, and a failed write changes no state,
 * so typed values stay in the form.
 */
export function useWrite<K extends ClientKey>(route: K): UseMutationResult<Reply<K>, Error, Ask<K>> {
  const [keys] = useState(keptKeys);
  return useMutation({
    mutationFn: (ask: Ask<K>) => {
      const call = api as (route: K, ask: Ask<K>) => Promise<Reply<K>>;
      return call(route, { ...ask, keys });
    },
  });
}
