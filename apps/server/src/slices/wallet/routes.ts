import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { proposeCorrection } from './correction/correct-posting.ts';
import { readCorrections, readPosting, readSuspense } from './correction/queries.ts';
import { approveRecharge, rejectRecharge } from './desk/decide-recharge.ts';
import { closePayIn, proposeDepositMethod } from './desk/decide-deposit-method.ts';
import { approveWithdrawal, rejectWithdrawal } from './desk/decide-withdrawal.ts';
import { deskBalances, deskBill } from './desk/queries-member.ts';
import { deskRecharges, deskWithdrawals, readRechargeCase, readWithdrawalCase } from './desk/queries-requests.ts';
import { proposeRate } from './desk/rate-kind.ts';
import { giveUpUniqueAmount, openUniqueAmount } from './pay-in/open-unique-amount.ts';
import { proveUniqueAmount } from './request/prove-unique-amount.ts';
import { deskDepositMethods, readDepositMethods } from './pay-in/queries.ts';
import { findPayee, readPayees } from './payee/queries.ts';
import { removePayee, removeRecent, renamePayee, savePayee } from './payee/save-payee.ts';
import { cancelRequest, makeRequest } from './payment-request/make-request.ts';
import { payRequest } from './payment-request/pay-request.ts';
import { readRequest, readRequests } from './payment-request/queries.ts';
import { reportRequest } from './payment-request/send-report.ts';
import { previewCollection } from './collect/make-preview.ts';
import { takeCollected } from './collect/take-collection.ts';
import { convertCoins } from './exchange/convert-coins.ts';
import { makeQuote, takeExchange } from './exchange/exchange-coins.ts';
import { cancelWithdrawal, requestWithdrawal } from './request/request-withdrawal.ts';
import { readLimit } from './request/withdrawal-limit.ts';
import { addAccount, deleteAccount, updateAccount } from './account/save-account.ts';
import { challengeAccount, proveAccount } from './account/prove-account.ts';
import { cancelTransfer } from './transfer/settle-transfer.ts';
import { submitRecharge } from './request/submit-recharge.ts';
import { coinTransfers } from './transfer/transfer-coins.ts';
import { readBalances, readHistory } from './queries-balances.ts';
import { readActivity } from './queries-activity.ts';
import { readBill, readMovement } from './queries-bill.ts';
import { readAccounts, readConversions, readRecharges, readTransfers, readWithdrawals } from './request/queries.ts';
import { readFundingSteps } from './funding/queries.ts';
import { deskRates, readRates } from './rate/queries.ts';
import { readRules } from './queries-rules.ts';
import { makeStatement } from './statement/queries.ts';
import { transferBatcher } from './transfer/transfer-batch.ts';

export const walletHandlers = (ports: Ports): Handlers<'wallet'> => ({
  'wallet.balances': (call) => readBalances(ports, call),
  'wallet.history': (call) => readHistory(ports, call),
  'wallet.bill': (call) => readBill(ports, call),
  'wallet.activity': (call) => readActivity(ports, call),
  'wallet.movement': (call) => readMovement(ports, call),
  'wallet.statement': (call) => makeStatement(ports, call),
  'wallet.rules': () => readRules(ports),
  'wallet.fundingSteps': (call) => readFundingSteps(ports, call),
  'wallet.payee': (call) => findPayee(ports, call),
  'wallet.payees': (call) => readPayees(ports, call),
  'wallet.savePayee': (call) => savePayee(ports, call),
  'wallet.renamePayee': (call) => renamePayee(ports, call),
  'wallet.removePayee': (call) => removePayee(ports, call),
  'wallet.removeRecentPayee': (call) => removeRecent(ports, call),
  'wallet.paymentRequests': (call) => readRequests(ports, call),
  'wallet.paymentRequest': (call) => readRequest(ports, call),
  'wallet.makePaymentRequest': (call) => makeRequest(ports, call),
  'wallet.cancelPaymentRequest': (call) => cancelRequest(ports, call),
  'wallet.payPaymentRequest': (call) => payRequest(ports, call),
  'wallet.reportPaymentRequest': (call) => reportRequest(ports, call),
  'wallet.transfer': coinTransfers(ports, transferBatcher(ports)),
  'wallet.previewCollection': (call) => previewCollection(ports, call),
  'wallet.collect': (call) => takeCollected(ports, call),
  'wallet.transfers': (call) => readTransfers(ports, call),
  'wallet.cancelTransfer': (call) => cancelTransfer(ports, call),
  'wallet.convert': (call) => convertCoins(ports, call),
  'wallet.conversions': (call) => readConversions(ports, call),
  'wallet.quote': (call) => makeQuote(ports, call),
  'wallet.exchange': (call) => takeExchange(ports, call),
  'wallet.depositMethods': (call) => readDepositMethods(ports, call),
  'wallet.deskDepositMethods': () => deskDepositMethods(ports),
  'wallet.deskPosting': (call) => readPosting(ports, call),
  'wallet.corrections': (call) => readCorrections(ports, call),
  'wallet.suspense': () => readSuspense(ports),
  'wallet.proposeCorrection': (call) => proposeCorrection(ports, call),
  'wallet.proposeDepositMethod': (call) => proposeDepositMethod(ports, call),
  'wallet.closeDepositMethod': (call) => closePayIn(ports, call),
  'wallet.openExactPayment': (call) => openUniqueAmount(ports, call),
  'wallet.giveUpExactPayment': (call) => giveUpUniqueAmount(ports, call),
  'wallet.proveExactPayment': (call) => proveUniqueAmount(ports, call),
  'wallet.submitRecharge': (call) => submitRecharge(ports, call),
  'wallet.recharges': (call) => readRecharges(ports, call),
  'wallet.withdraw': (call) => requestWithdrawal(ports, call),
  'wallet.withdrawalLimit': (call) => readLimit(ports, call),
  'wallet.withdrawals': (call) => readWithdrawals(ports, call),
  'wallet.cancelWithdrawal': (call) => cancelWithdrawal(ports, call),
  'wallet.accounts': (call) => readAccounts(ports, call),
  'wallet.addAccount': (call) => answeredOnce(ports, call, () => addAccount(ports, call)),
  'wallet.updateAccount': (call) => answeredOnce(ports, call, () => updateAccount(ports, call)),
  'wallet.accountChallenge': (call) => challengeAccount(ports, call),
  'wallet.proveAccount': (call) => answeredOnce(ports, call, () => proveAccount(ports, call)),
  'wallet.deleteAccount': (call) => deleteAccount(ports, call),
  'wallet.rates': () => readRates(ports),
  'wallet.deskRates': () => deskRates(ports),
  'wallet.proposeRate': (call) => proposeRate(ports, call),
  'wallet.deskBalances': (call) => deskBalances(ports, call),
  'wallet.deskBill': (call) => deskBill(ports, call),
  'wallet.deskRecharges': (call) => deskRecharges(ports, call),
  'wallet.rechargeCase': (call) => readRechargeCase(ports, call),
  'wallet.approveRecharge': (call) => approveRecharge(ports, call),
  'wallet.rejectRecharge': (call) => rejectRecharge(ports, call),
  'wallet.deskWithdrawals': (call) => deskWithdrawals(ports, call),
  'wallet.withdrawalCase': (call) => readWithdrawalCase(ports, call),
  'wallet.approveWithdrawal': (call) => approveWithdrawal(ports, call),
  'wallet.rejectWithdrawal': (call) => rejectWithdrawal(ports, call),
});
