import { COINS } from '@greenhall/domain/shared/money';
import { CORRECTION_KINDS } from '@greenhall/domain/wallet/correction';
import * as z from 'zod/mini';
import { amountField, coinField, idField, instantField, memberNoField, page } from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { nameSchemas } from '../shared/named.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';

const side = z.object({
  /** The member; null for the platform. */
  member: z.nullable(z.string()),
  purpose: z.string(),
});

const deskPosting = z.object({
  id: idField,
  kind: z.string(),
  coin: coinField,
  amount: amountField,
  from: side,
  to: side,
  reference: z.string(),
  at: instantField,
  /** The posting that corrects this one. */
  correctedBy: z.nullable(idField),
  /** What a correction could do with it. */
  ways: z.array(z.enum(CORRECTION_KINDS)),
});

const correction = z.object({
  id: idField,
  /** The posting that was corrected. */
  corrects: idField,
  way: z.enum(CORRECTION_KINDS),
  coin: coinField,
  amount: amountField,
  member: z.string(),
  at: instantField,
  /** Whether its coins lie in suspense: they were taken back and nobody has got them since. */
  isOpen: z.boolean(),
});

nameSchemas({ DeskPosting: deskPosting, Correction: correction });

/** Corrections of postings, and what lies in suspense. Rule: wallet#corrections. */
export const walletCorrectionRoutes = defineRoutes({
  deskPosting: {
    method: 'GET',
    path: '/admin/postings/:id',
    access: 'operator',
    act: 'wallet.corrections',
    needs: 'read',
    summary: 'One posting of the ledger, with what could correct it.',
    params: z.object({ id: idField }),
    response: deskPosting,
    refusals: ['notFound'],
  },
  corrections: {
    method: 'GET',
    path: '/admin/corrections',
    access: 'operator',
    act: 'wallet.corrections',
    needs: 'read',
    summary: 'Corrections of postings, newest first.',
    query: listQuery({ coin: COINS, member: 'member', made: 'moment' }, ['-made']),
    response: page(correction),
    refusals: ['pageCursorInvalid'],
  },
  suspense: {
    method: 'GET',
    path: '/admin/suspense',
    access: 'operator',
    act: 'wallet.corrections',
    needs: 'read',
    summary: 'What lies in suspense, by coin.',
    response: z.object({ items: z.array(z.object({ coin: coinField, amount: amountField })) }),
    refusals: [],
  },
  proposeCorrection: {
    method: 'POST',
    path: '/admin/corrections',
    access: 'operator',
    act: 'wallet.corrections',
    needs: 'propose',
    summary:
      'Proposes to correct a posting: to take back what a member got, to give what was taken from it, or to pay what lies in suspense. Above 10 000 by supers.',
    body: z.object({
      posting: idField,
      way: z.enum(CORRECTION_KINDS),
      /** How much; a claim pays the whole. */
      amount: z.optional(amountField),
      /** Whose it is, for a claim. */
      member: z.optional(memberNoField),
      /** The member reads it. */
      reason: reasonField,
    }),
    response: proposal,
    changes: ['wallet.corrections', 'wallet.suspense', 'wallet.deskPosting', 'admin.proposals', 'admin.dashboard'],
    refusals: [
      ...INVOLVED_REFUSALS,
      'forbidden',
      'notFound',
      'memberNotFound',
      'postingUnfit',
      'amountRule',
      'alreadyDecided',
      'insufficientBalance',
      'resubmitted',
    ],
  },
});
