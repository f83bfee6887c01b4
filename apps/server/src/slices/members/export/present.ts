import type { Output } from '@greenhall/contract/shared/route';
import type { RouteOf } from '@greenhall/contract/routes';
import type { ExportRow } from './store.ts';

/** The name is told as long as there is something to fetch under it. */
export function presentExport({ state, name, askedAt, expiresAt }: ExportRow): Output<RouteOf<'members.askExport'>> {
  return {
    state,
    name: state === 'ready' ? name : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
