import { RATE_CURRENCIES } from '@greenhall/domain/wallet/reference-rate';
import * as z from 'zod/mini';
import { amountField, instantField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

const currency = z.enum(RATE_CURRENCIES);

const referenceRate = z.object({
  currency,
  /** What one unit is worth in the currency. */
  rate: amountField,
  /** When it was proposed. */
  of: instantField,
});
const deskRate = z.extend(referenceRate, {
  approvedAt: instantField,
  /** Whether members are shown figures at it: it is the newest of its currency, and not too old. */
  isShown: z.boolean(),
});

nameSchemas({ ReferenceRate: referenceRate, DeskReferenceRate: deskRate });

/** Rates at which a figure in the member's own currency stands beside a balance. */
export const walletReferenceRateRoutes = defineRoutes({
  rates: {
    method: 'GET',
    path: '/wallet/rates',
    access: 'member',
    alone: 'shown',
    summary:
      'The rates that may be shown now, by currency. They are for a look at a balance, and no sum is made with them.',
    response: z.object({ items: z.array(referenceRate) }),
    refusals: [],
  },
  deskRates: {
    method: 'GET',
    path: '/admin/reference-rates',
    access: 'operator',
    act: 'wallet.referenceRates',
    needs: 'read',
    summary: 'The rates that two operators have set, the newest first, at most 100.',
    response: z.object({ items: z.array(deskRate) }),
    refusals: [],
  },
  proposeRate: {
    method: 'POST',
    path: '/admin/reference-rates',
    access: 'operator',
    act: 'wallet.referenceRates',
    needs: 'propose',
    summary: 'Proposes a rate, which holds once another operator has approved it.',
    body: z.object({ currency, rate: amountField, reason: reasonField }),
    response: proposal,
    changes: ['wallet.deskRates', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'amountRule', 'rateTooFar', 'resubmitted'],
  },
});
