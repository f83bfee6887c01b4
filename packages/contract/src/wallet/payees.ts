import { PAYEE_LABEL } from '@greenhall/domain/wallet/payees';
import * as z from 'zod/mini';
import { idField, instantField, nothing, textField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';

/** How a payee is named, in exactly one way. */
export const payeeFields = {
  /** The username. */
  payee: z.optional(z.string().check(z.maxLength(64))),
  /** A payee that is saved. */
  saved: z.optional(idField),
  /** The payee of an own transfer. */
  again: z.optional(idField),
};

const shown = {
  /** In full only if the member itself has typed or scanned it. */
  name: z.string(),
  isMasked: z.boolean(),
  /** What the payee calls itself, which proves nothing. */
  nickname: z.nullable(z.string()),
};
const savedPayee = z.object({ id: idField, label: z.string(), ...shown });
const listedPayee = z.extend(savedPayee, {
  /** The last transfer to it, unless that is long ago. */
  paidAt: z.nullable(instantField),
});
const recentPayee = z.object({ transfer: idField, at: instantField, ...shown });

nameSchemas({ SavedPayee: savedPayee, ListedPayee: listedPayee, RecentPayee: recentPayee });

const label = textField(PAYEE_LABEL);

/** Whom a member pays: what it has saved, and whom it has paid last. */
export const walletPayeeRoutes = defineRoutes({
  payees: {
    method: 'GET',
    path: '/wallet/payees',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The payees that the member has saved, at most 50, and the ten that it has paid last besides.',
    response: z.object({ saved: z.array(listedPayee), recent: z.array(recentPayee) }),
    refusals: ['actingFor'],
  },
  savePayee: {
    method: 'POST',
    path: '/wallet/payees',
    access: 'money',
    own: true,
    summary: 'Saves a payee under a name of the member’s own; one that is saved already gets the new name.',
    body: z.object({ label, payee: payeeFields.payee, again: payeeFields.again }),
    response: savedPayee,
    changes: ['wallet.payees'],
    refusals: [
      'actingFor',
      'contentEmpty',
      'tooFrequent',
      'badRequest',
      'payeeNotFound',
      'notFound',
      'selfTransfer',
      'payeeLimit',
    ],
  },
  renamePayee: {
    method: 'PUT',
    path: '/wallet/payees/:id',
    access: 'money',
    own: true,
    summary: 'Gives a saved payee another name.',
    params: z.object({ id: idField }),
    body: z.object({ label }),
    response: savedPayee,
    changes: ['wallet.payees'],
    refusals: ['actingFor', 'contentEmpty', 'notFound'],
  },
  removePayee: {
    method: 'DELETE',
    path: '/wallet/payees/:id',
    access: 'money',
    own: true,
    summary: 'Removes a saved payee, also from the recent ones until it is paid again.',
    params: z.object({ id: idField }),
    response: nothing,
    changes: ['wallet.payees'],
    refusals: ['actingFor', 'notFound'],
  },
  removeRecentPayee: {
    method: 'DELETE',
    path: '/wallet/recent-payees/:transfer',
    access: 'money',
    own: true,
    summary: 'Leaves the payee of a transfer out of the recent ones until it is paid again.',
    params: z.object({ transfer: idField }),
    response: nothing,
    changes: ['wallet.payees'],
    refusals: ['actingFor', 'notFound'],
  },
});
