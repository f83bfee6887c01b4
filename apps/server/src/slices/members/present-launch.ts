import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { LaunchRow } from './store-launch.ts';

/** A version as operators see it; `inForce` is the number of the one that holds. */
export function presentLaunch(
  { proposedAt, decidedAt, countries, ...row }: LaunchRow,
  inForce: number | undefined,
): Output<RouteOf<'members.approveLaunch'>> {
  return {
    ...row,
    countries: [...countries],
    isInForce: row.version === inForce,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
