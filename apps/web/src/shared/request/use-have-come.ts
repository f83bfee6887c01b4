import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether reads have come or failed, so that what they show is there at once and moves nothing that is pressed. It stays so while
 * one that failed is read again: what is typed by then is not taken away.
 */
export function useHaveCome(...reads: readonly Pick<UseQueryResult, 'isPending' | 'failureCount'>[]): boolean {
  const [haveCome, setHaveCome] = useState(false);
  if (!haveCome && reads.every(({ isPending, failureCount }) => !isPending || failureCount > 0)) setHaveCome(true);
  return haveCome;
}
