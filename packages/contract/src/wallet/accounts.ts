import * as z from 'zod/mini';
import { codeField, idField, instantField, nothing, secretField, textField, trimmed } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { networkField } from './recharge.ts';
import { nameSchemas } from '../shared/named.ts';

const id = z.object({ id: idField });
const payPassword = secretField;

const account = z.object({
  id: idField,
  network: networkField,
  address: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
  /** From when the account may receive a withdrawal. */
  usableAt: instantField,
  /** When a signature last proved that the address is the member's own. */
  provedAt: z.nullable(instantField),
});

nameSchemas({ Account: account });

/** Trading accounts: the wallet addresses of a member. */
export const walletAccountRoutes = defineRoutes({
  accounts: {
    method: 'GET',
    path: '/wallet/accounts',
    access: 'member',
    alone: 'shown',
    summary: 'Trading accounts: wallet addresses of the member.',
    response: z.object({ items: z.array(account) }),
    refusals: [],
  },
  addAccount: {
    method: 'POST',
    path: '/wallet/accounts',
    access: 'money',
    summary: 'Adds a wallet address, checked by its network’s checksum and a code.',
    body: z.object({
      network: networkField,
      address: z.string().check(trimmed, z.maxLength(80)),
      label: textField(24),
      codeChannel: z.enum(['phone', 'email']),
      code: codeField,
      payPassword,
      /** The member has seen the warning that the address resembles another one, and continues. */
      lookalikeSeen: z.optional(z.boolean()),
    }),
    response: account,
    changes: ['wallet.accounts'],
    refusals: [
      'payPasswordWrong',
      'bindRequired',
      'addressInvalid',
      'addressTaken',
      'addressLookalike',
      'addressKeptApart',
      'codeWrong',
    ],
  },
  updateAccount: {
    method: 'PUT',
    path: '/wallet/accounts/:id',
    access: 'money',
    summary: 'Changes label, default and, with a code and a new wait, the address.',
    params: id,
    body: z.object({
      address: z.optional(z.string().check(trimmed, z.maxLength(80))),
      label: z.optional(textField(24)),
      isDefault: z.optional(z.boolean()),
      codeChannel: z.enum(['phone', 'email']),
      code: codeField,
      payPassword,
      lookalikeSeen: z.optional(z.boolean()),
    }),
    response: account,
    changes: ['wallet.accounts'],
    refusals: [
      'payPasswordWrong',
      'bindRequired',
      'accountNotFound',
      'addressInvalid',
      'addressTaken',
      'addressLookalike',
      'addressInUse',
      'addressKeptApart',
      'codeWrong',
    ],
  },
  accountChallenge: {
    method: 'GET',
    path: '/wallet/accounts/:id/ownership',
    access: 'member',
    alone: 'shown',
    summary: 'A text that proves the address once its wallet has signed it, within 10 minutes.',
    params: id,
    response: z.object({ text: z.string(), issuedAt: instantField }),
    refusals: ['accountNotFound'],
  },
  proveAccount: {
    method: 'POST',
    path: '/wallet/accounts/:id/ownership',
    access: 'member',
    alone: 'proved',
    summary: 'Proves the address by the signed text: a personal message on BEP20, a TRON message (v2) on TRC20.',
    params: id,
    body: z.object({
      /** The time that the answer with the text contained. */
      issuedAt: instantField,
      signature: z.string().check(z.regex(/^0x[0-9a-f]{130}$/i)),
    }),
    response: account,
    changes: ['wallet.accounts'],
    refusals: ['accountNotFound', 'ownershipUnproved'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/wallet/accounts/:id/delete',
    access: 'money',
    summary: 'Deletes a trading account that no open withdrawal uses.',
    params: id,
    body: z.object({ payPassword }),
    response: nothing,
    changes: ['wallet.accounts'],
    refusals: ['payPasswordWrong', 'accountNotFound', 'addressInUse'],
  },
});
