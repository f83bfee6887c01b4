import { DAY } from '../shared/time.ts';

/**
 * How long after its approval second factors that a member has lost are removed, in ms. The member is told at once and can stop
 * it until then. Rule: identity#lost-second-factor.
 */
export const FACTOR_RESET_NOTICE = 3 * DAY;
