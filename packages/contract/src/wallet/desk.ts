import { RESTRICTION_KINDS } from '@greenhall/domain/members/restriction';
import { RECHARGE_TRANSITIONS } from '@greenhall/domain/wallet/recharge';
import { WITHDRAWAL_TRANSITIONS } from '@greenhall/domain/wallet/withdrawal';
import * as z from 'zod/mini';
import { amountField, idField, instantField, memberNoField, nothing, page, textField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { listQuery } from '../shared/list-query.ts';
import { defineRoutes } from '../shared/route.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { walletBillRoutes } from './bill.ts';
import { recharge, shownOnChain } from './recharge.ts';
import { walletMemberRoutes, withdrawal } from './routes.ts';

const id = z.object({ id: idField });
const deskParties = { member: memberNoField, memberName: z.string(), approvals: z.array(z.string()) };
const deskRecharge = z.extend(recharge, {
  ...deskParties,
  /** Null where the network shows the payment. */
  voucher: z.nullable(z.string()),
  /** Whom and which account was paid; null if the report names none. */
  way: z.nullable(z.string()),
  /** What the member was told to write into the payment. */
  payInReference: z.string(),
  /** Numbers of earlier recharges whose voucher resembles this one. */
  like: z.array(z.string()),
  /** Numbers of other recharges that name the same transaction. */
  alsoNamedBy: z.array(z.string()),
});
const deskWithdrawal = z.extend(withdrawal, {
  ...deskParties,
  /** Whether somebody can be paid at its address, which may have been saved before that was asked. */
  isPayee: z.boolean(),
  /** The same once a transaction was named, which may not be shown as the payout. */
  chain: shownOnChain,
});
/** What whoever decides about a request sees of its member besides: what the request is judged by. */
const requester = z.object({
  level: z.int(),
  /** What the member's owner may withdraw within a day, has requested, and can request still. */
  limit: amountField,
  requested: amountField,
  left: amountField,
  /** Restrictions in force, for who may read them. */
  restrictions: z.array(z.object({ kind: z.enum(RESTRICTION_KINDS), until: instantField })),
});

nameSchemas({ DeskRecharge: deskRecharge, DeskWithdrawal: deskWithdrawal, Requester: requester });

const rejectionRefusals = ['notFound', ...INVOLVED_REFUSALS, 'alreadyDecided', 'statusChanged'] as const;
const decisionRefusals = [
  'notFound',
  'forbidden',
  ...INVOLVED_REFUSALS,
  'fourEyes',
  'sameDevice',
  'alreadyDecided',
  'statusChanged',
] as const;

const filters = { number: 'code', member: 'member', amount: 'amount', made: 'moment' } as const;

/** Operators' routes for recharges and withdrawals, and for the coins of a member that is inspected. */
export const walletDeskRoutes = defineRoutes({
  deskBalances: {
    method: 'GET',
    path: inspectedPart('balances'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'Coins, holds and shares of a member, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    response: walletMemberRoutes.balances.response,
    refusals: INSPECTED_REFUSALS,
  },
  deskBill: {
    method: 'GET',
    path: inspectedPart('bill'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'The bill of a member, for the operator whose inspection runs; each page is logged.',
    params: inspectionParams,
    query: walletBillRoutes.bill.query,
    response: walletBillRoutes.bill.response,
    refusals: [...INSPECTED_REFUSALS, 'pageCursorInvalid'],
  },
  deskRecharges: {
    method: 'GET',
    path: '/admin/recharges',
    access: 'operator',
    act: 'wallet.recharges',
    needs: 'read',
    summary: 'Recharges for the desk.',
    query: listQuery({ state: RECHARGE_TRANSITIONS.states, ...filters }, ['-made', 'amount']),
    response: page(deskRecharge),
    refusals: ['pageCursorInvalid'],
  },
  rechargeCase: {
    method: 'GET',
    path: '/admin/recharges/:id',
    access: 'operator',
    act: 'wallet.recharges',
    needs: 'read',
    summary: 'A recharge with what it is judged by: its member, its limit and restrictions, and earlier ones.',
    params: id,
    response: z.object({ request: deskRecharge, requester, earlier: z.array(deskRecharge) }),
    refusals: ['notFound'],
  },
  approveRecharge: {
    method: 'POST',
    path: '/admin/recharges/:id/approve',
    access: 'operator',
    act: 'wallet.recharges',
    needs: ['propose', 'decide'],
    stepUp: true,
    summary: 'The first operator confirms the receipt, a second one books it.',
    params: id,
    body: nothing,
    response: recharge,
    changes: ['wallet.deskRecharges', 'wallet.rechargeCase', 'admin.timeline', 'admin.dashboard'],
    refusals: [...decisionRefusals, 'paymentUsed'],
  },
  rejectRecharge: {
    method: 'POST',
    path: '/admin/recharges/:id/reject',
    access: 'operator',
    act: 'wallet.recharges',
    needs: 'propose',
    summary: 'Refuses a recharge, with the reason shown to the member.',
    params: id,
    body: z.object({ reason: textField(200) }),
    response: recharge,
    changes: ['wallet.deskRecharges', 'wallet.rechargeCase', 'admin.timeline', 'admin.dashboard'],
    refusals: rejectionRefusals,
  },
  deskWithdrawals: {
    method: 'GET',
    path: '/admin/withdrawals',
    access: 'operator',
    act: 'wallet.withdrawals',
    needs: 'read',
    summary: 'Withdrawals for the desk.',
    query: listQuery({ state: WITHDRAWAL_TRANSITIONS.states, ...filters }, ['-made', 'amount']),
    response: page(deskWithdrawal),
    refusals: ['pageCursorInvalid'],
  },
  withdrawalCase: {
    method: 'GET',
    path: '/admin/withdrawals/:id',
    access: 'operator',
    act: 'wallet.withdrawals',
    needs: 'read',
    summary: 'A withdrawal with what it is judged by: its member, the account it goes to, the limit, and earlier ones.',
    params: id,
    response: z.object({
      request: deskWithdrawal,
      requester,
      /** Since when the address that is paid could be used, and whether the member has proved that it is its own; null if the account has another one by now. */
      account: z.nullable(z.object({ label: z.string(), usableAt: instantField, provedAt: z.nullable(instantField) })),
      earlier: z.array(deskWithdrawal),
    }),
    refusals: ['notFound'],
  },
  approveWithdrawal: {
    method: 'POST',
    path: '/admin/withdrawals/:id/approve',
    access: 'operator',
    act: 'wallet.withdrawals',
    needs: ['propose', 'decide'],
    stepUp: true,
    summary:
      'The first operator approves; a second one names the transaction, which two nodes have to show as the payout.',
    params: id,
    /** The id of the transaction. */
    body: z.object({ reference: z.optional(textField(80)) }),
    /** Still approved where the network does not show the payout: then its checks say why. */
    response: withdrawal,
    changes: ['wallet.deskWithdrawals', 'wallet.withdrawalCase', 'admin.timeline', 'admin.dashboard'],
    refusals: [
      'notFound',
      'forbidden',
      ...INVOLVED_REFUSALS,
      'fourEyes',
      'sameDevice',
      'payoutsFrozen',
      'addressInvalid',
      'alreadyDecided',
      'contentEmpty',
      'txidInvalid',
      'referenceUsed',
      'paymentUsed',
      'statusChanged',
      'backingShort',
    ],
  },
  rejectWithdrawal: {
    method: 'POST',
    path: '/admin/withdrawals/:id/reject',
    access: 'operator',
    act: 'wallet.withdrawals',
    needs: 'propose',
    summary: 'Refuses a withdrawal; the held coins return.',
    params: id,
    body: z.object({ reason: textField(200) }),
    response: withdrawal,
    changes: ['wallet.deskWithdrawals', 'wallet.withdrawalCase', 'admin.timeline', 'admin.dashboard'],
    refusals: rejectionRefusals,
  },
});
