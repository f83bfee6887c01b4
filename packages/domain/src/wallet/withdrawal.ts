import { fourEyes, type Hands } from '../shared/four-eyes.ts';
import { refuse, type Result } from '../shared/result.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * A withdrawal, whose coins are held from the request on. One operator approves, another pays or rejects; the member
 * may cancel until the approval. Rule: wire, withdrawal and operators.
 */
export const WITHDRAWAL_LIFE = defineTransitions(['requested'], {
  requested: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { pay: 'paid', reject: 'rejected' },
  paid: {},
  rejected: {},
  cancelled: {},
});
export type WithdrawalState = (typeof WITHDRAWAL_LIFE.states)[number];

/** Whether the second operator may pay: after an approval (`alreadyDecided`) made by another, neither the beneficiary (`fourEyes`). */
export function checkWithdrawalPay(state: WithdrawalState, hands: Hands): Result<true> {
  return WITHDRAWAL_LIFE.can(state, 'pay') ? fourEyes(hands) : refuse('alreadyDecided');
}
