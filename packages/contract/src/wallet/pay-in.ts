import { PAY_IN_HOURS, PAY_IN_KINDS, DEPOSIT_METHOD_TRANSITIONS } from '@greenhall/domain/wallet/pay-in';
import * as z from 'zod/mini';
import { amountField, idField, instantField, textField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { uniqueAmountDeposit } from './unique-amount.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

const terms = {
  kind: z.enum(PAY_IN_KINDS),
  /** Whom the payment reaches. */
  holder: textField(80),
  /** The account, as it is typed where one pays. */
  account: textField(120),
  least: amountField,
  most: amountField,
  /** Hours after which the coins are to be expected. */
  hours: z.int().check(z.gte(1), z.lte(PAY_IN_HOURS)),
  /** What else there is to know, in English. */
  text: textField(500),
};

const depositMethod = z.object({ id: idField, ...terms, openedAt: instantField });
const deskDepositMethod = z.object({
  id: idField,
  ...terms,
  state: z.enum(DEPOSIT_METHOD_TRANSITIONS.states),
  proposedAt: instantField,
  /** When it was opened, or will be: null before its approval. */
  openedAt: z.nullable(instantField),
  closedAt: z.nullable(instantField),
  closedBy: z.nullable(z.string()),
  /** Whether somebody can be paid at its account, as far as an address tells. One opened before that was asked is closed. */
  isPayee: z.boolean(),
});

nameSchemas({ DepositMethod: depositMethod, DeskDepositMethod: deskDepositMethod });

/** Where members pay in, and how operators decide that. */
export const walletPayInRoutes = defineRoutes({
  depositMethods: {
    method: 'GET',
    path: '/wallet/deposit-methods',
    access: 'member',
    alone: 'shown',
    summary: 'Where to pay in from outside, and the member’s own reference for it.',
    response: z.object({
      items: z.array(depositMethod),
      reference: z.string(),
      /** The payments on networks that the member has begun and not reported, the newest first. */
      exact: z.array(uniqueAmountDeposit),
    }),
    refusals: [],
  },
  deskDepositMethods: {
    method: 'GET',
    path: '/admin/deposit-methods',
    access: 'operator',
    act: 'wallet.depositMethods',
    needs: 'read',
    summary: 'All ways to pay in, the newest first, at most 100.',
    response: z.object({ items: z.array(deskDepositMethod) }),
    refusals: [],
  },
  proposeDepositMethod: {
    method: 'POST',
    path: '/admin/deposit-methods',
    access: 'operator',
    act: 'wallet.depositMethods',
    needs: 'propose',
    summary: 'Proposes a way to pay in, which opens a day after another operator has approved it.',
    body: z.object({ ...terms, reason: reasonField }),
    response: proposal,
    changes: ['wallet.deskDepositMethods', 'admin.proposals', 'admin.dashboard'],
    refusals: [
      ...INVOLVED_REFUSALS,
      'amountRule',
      'amountRange',
      'addressInvalid',
      'resubmitted',
      'statusChanged',
      'addressKeptApart',
      'notFound',
    ],
  },
  closeDepositMethod: {
    method: 'POST',
    path: '/admin/deposit-methods/:id/close',
    access: 'operator',
    act: 'wallet.depositMethods',
    needs: 'propose',
    summary: 'Closes a way to pay in at once and for good.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: deskDepositMethod,
    changes: ['wallet.deskDepositMethods', 'admin.dashboard'],
    refusals: ['notFound', 'alreadyDecided'],
  },
});
