import * as z from 'zod/mini';
import { idField, nothing, page, pageQuery } from '../shared/fields.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

const decisionRefusals = [
  'notFound',
  'forbidden',
  ...INVOLVED_REFUSALS,
  'fourEyes',
  'sameDevice',
  'alreadyDecided',
] as const;

/** What operators propose to each other. */
export const proposalRoutes = defineRoutes({
  proposals: {
    method: 'GET',
    path: '/admin/proposals',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'read',
    summary: 'What operators propose to each other, newest first.',
    query: z.object({ ...pageQuery, open: z.optional(z.enum(['0', '1'])) }),
    response: page(proposal),
    refusals: ['pageCursorInvalid'],
  },
  approveProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/approve',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'decide',
    stepUp: true,
    summary:
      'Another operator approves what it was shown; it comes in force at once or when its notice has passed. What has moved is refused.',
    params: z.object({ id: idField }),
    /** The digest of what the operator was shown. */
    body: z.object({ digest: z.string().check(z.maxLength(64)) }),
    response: proposal,
    changes: [
      'admin.proposals',
      'admin.operators',
      'admin.switches',
      'admin.alarmTargets',
      'wallet.corrections',
      'wallet.suspense',
      'otc.deskMarkets',
      'admin.dashboard',
    ],
    refusals: [
      'serverBusy',
      'payoutsFrozen',
      ...decisionRefusals,
      'statusChanged',
      'proposalStale',
      'badRequest',
      'amountRange',
      'addressKeptApart',
      'rateTooFar',
      'postingUnfit',
      'memberNotFound',
      'insufficientBalance',
    ],
  },
  rejectProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/reject',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'decide',
    summary: 'Another operator turns a proposal down, with a reason.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: decisionRefusals,
  },
  renewProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/renew',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'propose',
    summary: 'Proposes again what has become stale, with what it would change now.',
    params: z.object({ id: idField }),
    body: nothing,
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: [
      ...decisionRefusals,
      'statusChanged',
      'resubmitted',
      'badRequest',
      'amountRange',
      'addressKeptApart',
      'rateTooFar',
    ],
  },
  withdrawProposal: {
    method: 'POST',
    path: '/admin/proposals/:id/withdraw',
    access: 'operator',
    act: 'admin.proposals',
    needs: 'propose',
    summary: 'Its maker takes a proposal back; an approved one that is not in force yet is stopped by any operator.',
    params: z.object({ id: idField }),
    body: z.object({ reason: reasonField }),
    response: proposal,
    changes: ['admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'forbidden', ...INVOLVED_REFUSALS, 'alreadyDecided'],
  },
});
