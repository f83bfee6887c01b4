import * as z from 'zod/mini';
import { codeField, idField, instantField, nothing, secretField, textField } from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';
import { networkField } from './wallet.ts';

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
});

/** Trading accounts: the wallet addresses of a member. */
export const walletAccountRoutes = defineRoutes({
  accounts: {
    method: 'GET',
    path: '/wallet/accounts',
    access: 'member',
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
      address: z.string().check(z.trim(), z.maxLength(80)),
      label: textField(24),
      codeChannel: z.enum(['phone', 'email']),
      code: codeField,
      payPassword,
      /** The member has seen that the address looks like another one and goes on. */
      lookalikeSeen: z.optional(z.boolean()),
    }),
    response: account,
    refusals: ['payPasswordWrong', 'bindRequired', 'addressInvalid', 'addressTaken', 'addressLookalike', 'codeWrong'],
  },
  updateAccount: {
    method: 'PUT',
    path: '/wallet/accounts/:id',
    access: 'money',
    summary: 'Changes label, default and, with a code and a new wait, the address.',
    params: id,
    body: z.object({
      address: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      label: z.optional(textField(24)),
      isDefault: z.optional(z.boolean()),
      codeChannel: z.enum(['phone', 'email']),
      code: codeField,
      payPassword,
      lookalikeSeen: z.optional(z.boolean()),
    }),
    response: account,
    refusals: [
      'payPasswordWrong',
      'bindRequired',
      'accountNotFound',
      'addressInvalid',
      'addressTaken',
      'addressLookalike',
      'addressInUse',
      'codeWrong',
    ],
  },
  deleteAccount: {
    method: 'POST',
    path: '/wallet/accounts/:id/delete',
    access: 'money',
    summary: 'Deletes a trading account that no open withdrawal uses.',
    params: id,
    body: z.object({ payPassword }),
    response: nothing,
    refusals: ['payPasswordWrong', 'accountNotFound', 'addressInUse'],
  },
});
