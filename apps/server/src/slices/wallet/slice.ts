import { walletLive } from '@greenhall/contract/wallet/live';
import { RECHARGE_LIFE } from '@greenhall/domain/wallet/recharge';
import { TRANSFER_LIFE } from '@greenhall/domain/wallet/transfer';
import { WITHDRAWAL_LIFE } from '@greenhall/domain/wallet/withdrawal';
import { defineSlice } from '../../platform/slice.ts';
import { forgetClosedKeys, transferKeys } from './transfer/close-key.ts';
import { creditDueTransfers } from './transfer/settle-transfer.ts';
import { walletChecks } from './checks.ts';
import { walletHandlers } from './routes.ts';
import { requestReferences } from './request/store-references.ts';
import { walletFiles } from './request/store.ts';
import { walletPersonal } from './store-personal.ts';

export const walletSlice = defineSlice({
  name: 'wallet',
  handlers: walletHandlers,
  personalData: walletPersonal,
  jobs: (ports) => [
    { name: 'credit-due-transfers', everyMs: 2_000, run: () => creditDueTransfers(ports) },
    { name: 'forget-closed-keys', everyMs: 600_000, run: () => forgetClosedKeys(ports) },
  ],
  checks: walletChecks,
  files: walletFiles,
  references: requestReferences,
  keys: [transferKeys],
  live: walletLive,
  states: { Transfer: TRANSFER_LIFE, Recharge: RECHARGE_LIFE, Withdrawal: WITHDRAWAL_LIFE },
});
