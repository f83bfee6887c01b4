import { fourEyes, type Hands } from '../shared/four-eyes.ts';
import { refuse, type Result } from '../shared/result.ts';
import { defineTransitions } from '../shared/transitions.ts';

/** An off-chain receipt: two operators, neither the beneficiary, before it is booked. Rule: wire, off-chain receipt. */
export const RECHARGE_LIFE = defineTransitions(['submitted'], {
  submitted: { approve: 'approved', reject: 'rejected' },
  approved: { book: 'booked', reject: 'rejected' },
  booked: {},
  rejected: {},
});
export type RechargeState = (typeof RECHARGE_LIFE.states)[number];

/** Whether the second operator may book: after one approval (`alreadyDecided`) by another, neither the beneficiary (`fourEyes`). */
export function checkRechargeBook(state: RechargeState, hands: Hands): Result<true> {
  return RECHARGE_LIFE.can(state, 'book') ? fourEyes(hands) : refuse('alreadyDecided');
}
