import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Ask, api, newKey, type Reply } from './api.ts';
import { RefusedError } from './errors.ts';

/** Identifies an ask by what it would do; two files are alike when name, size and time are. */
function printOf(ask: unknown): string {
  return JSON.stringify(ask, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * A write that is safe to press again: the idempotency key of an ask is kept until its outcome is known,
 * so that a repeat after a lost answer has one effect. Nothing is shown before the server confirmed it,
 * and a failed write changes no state, so what a person typed stays in its form.
 */
export function useWrite<K extends ClientKey>(route: K): UseMutationResult<Reply<K>, Error, Ask<K>> {
  const open = useRef<{ print: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (ask: Ask<K>) => {
      const print = printOf(ask);
      if (open.current?.print !== print) open.current = { print, key: newKey() };
      const call = api as (route: K, ask: Ask<K>) => Promise<Reply<K>>;
      try {
        const reply = await call(route, { ...ask, key: open.current.key });
        open.current = undefined;
        return reply;
      } catch (error) {
        if (error instanceof RefusedError && !error.unsettled) open.current = undefined;
        throw error;
      }
    },
  });
}
