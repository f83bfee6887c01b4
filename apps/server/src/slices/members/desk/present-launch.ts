import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { LaunchRow } from '../store-launch.ts';

/** A version as operators see it; `inForce` is the number of the one that holds. */
export function presentLaunch(row: LaunchRow, inForce: number | undefined): Output<RouteOf<'members.approveLaunch'>> {
  const { version, entity, risk, state, proposedBy, decidedBy, reason } = row;
  return {
    version,
    entity,
    risk,
    state,
    proposedBy,
    decidedBy,
    reason,
    countries: [...row.countries],
    isInForce: version === inForce,
    proposedAt: row.proposedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
