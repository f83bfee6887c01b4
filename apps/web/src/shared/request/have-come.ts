import type { UseQueryResult } from '@tanstack/react-query';

/** Whether reads have come or failed, so that what they show is there at once and moves nothing that is pressed. */
export const haveCome = (...reads: readonly Pick<UseQueryResult, 'isPending' | 'failureCount'>[]): boolean =>
  reads.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
