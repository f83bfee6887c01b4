import type { Output } from '@greenhall/contract/shared/route';
import type { RouteOf } from '@greenhall/contract/routes';
import type { ExportRow } from './store.ts';

/** The name is told as long as there is something that the session can fetch under it. */
export function presentExport(
  { state, name, askedAt, expiresAt, fetchedBy }: ExportRow,
  sessionId: bigint,
  now: Date,
): Output<RouteOf<'members.askExport'>> {
  const isOpen =
    state === 'ready' || (state === 'handed' && fetchedBy === sessionId && expiresAt !== null && expiresAt > now);
  return {
    state,
    name: isOpen ? name : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
