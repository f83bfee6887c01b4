import { MIN_LIVE_COOLING_OFF } from './plan.ts';

/** Why an installation cannot go live, in the order in which the reasons are shown. */
export const OBSTACLES = ['testSeams', 'notEmpty', 'coolingOff'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What is checked before an installation goes live. */
export interface Readiness {
  /** Whether the settings are those of live mode, which refuse every test seam. */
  readonly hasLiveSettings: boolean;
  /** Whether it is live already, so that this is a later version of the record. */
  readonly isLive: boolean;
  /** Whether nobody has joined and nothing was ever posted. */
  readonly isEmpty: boolean;
  /** The cooling-off of the plan in force and of announced plans, in days. */
  readonly coolingOffDays: readonly number[];
}

/**
 * What prevents live mode. Live mode begins in an empty installation, so that test credits never become claims, and no
 * plan may have a shorter cooling-off than seven days. Rule: members#modes, admin#installation.
 */
export function obstaclesOf({ hasLiveSettings, isLive, isEmpty, coolingOffDays }: Readiness): Obstacle[] {
  const found = {
    testSeams: !hasLiveSettings,
    notEmpty: !isLive && !isEmpty,
    coolingOff: coolingOffDays.some((days) => days < MIN_LIVE_COOLING_OFF),
  } satisfies Record<Obstacle, boolean>;
  return OBSTACLES.filter((obstacle) => found[obstacle]);
}
