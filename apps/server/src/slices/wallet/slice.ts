import { UNIQUE_AMOUNT_TRANSITIONS } from '@greenhall/domain/wallet/unique-amount';
import { PAYMENT_REQUEST_TRANSITIONS } from '@greenhall/domain/wallet/payment-request';
import { RECHARGE_TRANSITIONS } from '@greenhall/domain/wallet/recharge';
import { TRANSFER_TRANSITIONS } from '@greenhall/domain/wallet/transfer';
import { DEPOSIT_METHOD_TRANSITIONS } from '@greenhall/domain/wallet/pay-in';
import { WITHDRAWAL_TRANSITIONS } from '@greenhall/domain/wallet/withdrawal';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { forgetClosedKeys } from './transfer/close-key.ts';
import { creditDueTransfers } from './transfer/settle-transfer.ts';
import { walletChecks } from './checks.ts';
import { correction, largeCorrection } from './correction/correct-posting.ts';
import { referenceRate } from './desk/rate-kind.ts';
import { depositMethod } from './desk/deposit-method-kind.ts';
import { expireRequests, forgetRequests } from './payment-request/end-requests.ts';
import { notifyEnding } from './pay-in/notify-ending.ts';
import { checkDepositMethods } from './pay-in/deposit-methods.ts';
import { walletHandlers } from './routes.ts';
import { judgePayouts } from './request/judge-payouts.ts';
import { judgeReports } from './request/judge-reports.ts';
import { isReportToJudge } from './request/store-judgements.ts';
import { isPayoutSent } from './request/store-payouts.ts';
import { isRequestDue } from './store-payment-requests.ts';
import { isTransferDue } from './store.ts';
import { RECHARGES, WITHDRAWALS, walletFiles } from './request/store.ts';
import { walletPersonal } from './store-personal.ts';
import { requestCases } from './request/cases.ts';

export const walletSlice = defineSlice({
  name: 'wallet',
  handlers: walletHandlers,
  personalData: walletPersonal,
  jobs: (ports) => [
    {
      name: 'credit-due-transfers',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isTransferDue,
      run: () => creditDueTransfers(ports),
    },
    {
      name: 'expire-payment-requests',
      everyMs: 5_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isRequestDue,
      run: () => expireRequests(ports),
    },
    {
      name: 'forget-payment-requests',
      everyMs: 600_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetRequests(ports),
    },
    {
      name: 'check-deposit-methods',
      everyMs: 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => checkDepositMethods(ports),
    },
    {
      name: 'judge-reports',
      everyMs: 10_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isReportToJudge,
      run: () => judgeReports(ports).then(() => undefined),
    },
    {
      name: 'tell-ending-amounts',
      everyMs: 60_000,
      whileClosed: 'waits',
      runsIn: 'one',
      run: () => notifyEnding(ports),
    },
    {
      name: 'judge-payouts',
      everyMs: 10_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isPayoutSent,
      run: () => judgePayouts(ports).then(() => undefined),
    },
    {
      name: 'forget-closed-keys',
      everyMs: 600_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetClosedKeys(ports),
    },
  ],
  checks: walletChecks,
  proposals: (outside) => [
    depositMethod(outside),
    referenceRate(outside),
    correction(outside),
    largeCorrection(outside),
  ],
  files: walletFiles,
  lists: [RECHARGES, WITHDRAWALS],
  cases: requestCases,
  states: {
    Transfer: stateMachine('wallet_transfer.state', TRANSFER_TRANSITIONS),
    'Payment request': stateMachine('wallet_payment_request.state', PAYMENT_REQUEST_TRANSITIONS),
    Recharge: stateMachine('wallet_recharge.state', RECHARGE_TRANSITIONS),
    Withdrawal: stateMachine('wallet_withdrawal.state', WITHDRAWAL_TRANSITIONS),
    'Way to pay in': stateMachine('wallet_pay_in_way.state', DEPOSIT_METHOD_TRANSITIONS),
    'Exact payment': stateMachine('wallet_exact_payment.state', UNIQUE_AMOUNT_TRANSITIONS),
  },
});
