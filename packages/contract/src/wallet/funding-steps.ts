import { ACTIVATION_COINS } from '@greenhall/domain/members/next-step';
import { ARRIVALS, FUNDING_ACTS, FUNDING_OBSTACLES, FUNDING_OPTIONS } from '@greenhall/domain/wallet/funding-steps';
import * as z from 'zod/mini';
import { amountField, coinField, idField, instantField, signedAmountField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';

const step = z.object({
  act: z.enum(FUNDING_ACTS),
  state: z.enum(['done', 'now', 'later']),
  gives: amountField,
  coin: coinField,
  /** In `mey`, within what is given. */
  fee: amountField,
  gets: amountField,
  getsCoin: coinField,
  /** Hours to expect after the step. */
  hours: z.nullable(z.int()),
  /** When a wait is over, if that is known. */
  until: z.nullable(instantField),
  /** Where coins that are under way come from. */
  from: z.nullable(z.enum(ARRIVALS)),
  /** By which way is paid in. */
  method: z.nullable(idField),
});

const option = z.object({
  kind: z.enum(FUNDING_OPTIONS),
  /** Why nothing leads on; null for a way with steps. */
  obstacle: z.nullable(z.enum(FUNDING_OBSTACLES)),
  /** What has to be brought from outside, in `usdt`. */
  cost: amountField,
  /** The `mey` that stay the member's at the end. */
  left: amountField,
  rungs: z.array(step),
});

const fundingSteps = z.object({
  level: z.int(),
  price: amountField,
  coin: z.enum(ACTIVATION_COINS),
  /** When the member's place is freed. */
  endsAt: z.nullable(instantField),
  /** Operators have neither stopped activations nor closed the level for purchases. */
  isOpen: z.boolean(),
  ways: z.array(option),
  /** The results of all accounts in the newest published snapshot; null before the first one that counts any. */
  results: z.nullable(z.object({ counted: z.int(), losing: z.int(), median: signedAmountField, medianBp: z.int() })),
});

nameSchemas({ FundingStep: step, FundingOption: option });

export const walletFundingRoutes = defineRoutes({
  fundingSteps: {
    method: 'GET',
    path: '/wallet/funding-steps',
    access: 'member',
    alone: 'shown',
    cost: 'dear',
    summary:
      'The ways from where a pending member stands to its activation, with all steps, fees and waits; null for a member that is not pending or has the coins.',
    response: z.object({ fundingSteps: z.nullable(fundingSteps) }),
    refusals: ['memberNotFound'],
  },
});
