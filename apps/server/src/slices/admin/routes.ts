import { accept } from '@greenhall/domain/shared/result';
import type { Check } from '../../platform/checks.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { lagging } from '../../platform/replica/lagging.ts';
import { changePassword } from './account/change-password.ts';
import { beginAuthenticator, confirmAuthenticator } from './account/change-authenticator.ts';
import { proposeFactorLink } from './account/propose-factor-link.ts';
import { beginNewFactor, takeNewFactor } from './account/take-factor.ts';
import { endOtherSessions, endSession } from './account/end-session.ts';
import { stepUp } from './account/step-up.ts';
import { readSessions } from './account/queries.ts';
import { makeRecoveryCodes, readRecoveryCodes } from './account/recovery-codes.ts';
import { acknowledgeAlarm } from './alarm/acknowledge-alarm.ts';
import { proposeClosing, proposeTarget } from './alarm/propose-target.ts';
import { readTargets } from './alarm/queries.ts';
import { testTarget } from './alarm/try-target.ts';
import { proposeOpening } from './closure/propose-opening.ts';
import { readRestoreLocks } from './closure/queries.ts';
import { readDays } from './day/queries.ts';
import { changeRole, proposeOperator, resumeOperator, suspendOperator } from './change-operator.ts';
import { confirmMembers, declareMembers } from './declare-members.ts';
import { beginSetUp, setUpOperator } from './account/set-up-operator.ts';
import { beginApproval } from './passkey/approve-act.ts';
import { readPasskeys } from './passkey/queries.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, removePasskey } from './passkey/set-passkeys.ts';
import { approveProposal, rejectProposal, renewProposal, withdrawProposal } from './decide-proposal.ts';
import { setSwitch } from './set-switch.ts';
import { signIn, signOut } from './account/sign-in.ts';
import { unlockOperator } from './unlock-operator.ts';
import { readProposals } from './queries-proposals.ts';
import { checkByItself, checkNow, ledgerChecker } from './operation/check-ledger.ts';
import { readOperations } from './operation/queries.ts';
import { proposeParameter } from './parameter/propose-parameter.ts';
import { readParameters } from './parameter/queries.ts';
import { requestExport } from './export/request-export.ts';
import { readViews } from './view/queries.ts';
import { removeView, renameView, saveView } from './view/set-views.ts';
import { exportList } from './export/export-list.ts';
import { giveExport } from './export/give-export.ts';
import { readExports } from './export/queries.ts';
import { exportReport } from './report/export-report.ts';
import { exportWork, readWork } from './report/work.ts';
import { readClosedDays, readReport } from './report/queries.ts';
import { readTimeline } from './timeline/queries.ts';
import { readPresent } from './presence/queries.ts';
import { readOperators } from './queries-operators.ts';
import { readDecisions } from './inbox/queries.ts';
import { readQueues } from './queue/queries.ts';
import { searchCases } from './search/queries.ts';
import { readAuditLog, readDashboard, readSwitches } from './queries-overview.ts';

/** What operators do about their own accounts. */
const ownHandlers = (ports: Ports) =>
  ({
    'admin.setUpBegin': (call) => beginSetUp(ports, call),
    'admin.setUp': (call) => answeredOnce(ports, call, () => setUpOperator(ports, call)),
    'admin.newFactorBegin': (call) => beginNewFactor(ports, call),
    'admin.newFactor': (call) => answeredOnce(ports, call, () => takeNewFactor(ports, call)),
    'admin.login': (call) => signIn(ports, call),
    'admin.logout': (call) => signOut(ports, call),
    'admin.session': async ({ caller }) =>
      accept({ id: String(caller.operatorId), username: caller.username, roles: [...caller.roles] }),
    'admin.changePassword': (call) => answeredOnce(ports, call, () => changePassword(ports, call)),
    'admin.beginAuthenticator': (call) => beginAuthenticator(ports, call),
    'admin.confirmAuthenticator': (call) => answeredOnce(ports, call, () => confirmAuthenticator(ports, call)),
    'admin.recoveryCodes': (call) => readRecoveryCodes(ports, call),
    'admin.makeRecoveryCodes': (call) => answeredOnce(ports, call, () => makeRecoveryCodes(ports, call)),
    'admin.stepUp': (call) => answeredOnce(ports, call, () => stepUp(ports, call)),
    'admin.passkeyLoginOptions': (call) => beginPasskeyLogin(ports, call),
    'admin.passkeys': (call) => readPasskeys(ports, call),
    'admin.passkeyOptions': (call) => answeredOnce(ports, call, () => beginPasskey(ports, call)),
    'admin.addPasskey': (call) => answeredOnce(ports, call, () => addPasskey(ports, call)),
    'admin.removePasskey': (call) => answeredOnce(ports, call, () => removePasskey(ports, call)),
    'admin.beginApproval': (call) => beginApproval(ports, call),
    'admin.sessions': (call) => readSessions(ports, call),
    'admin.endSession': (call) => endSession(ports, call),
    'admin.endOtherSessions': (call) => endOtherSessions(ports, call),
  }) satisfies Partial<Handlers<'admin'>>;

/** The handlers; the checker that they share runs once at a time. */
export function adminHandlers(ports: Ports, checks: readonly Check[]): Handlers<'admin'> {
  const checkLedger = ledgerChecker(ports, checks);
  return {
    ...ownHandlers(ports),
    'admin.operators': (call) => readOperators(ports, call),
    'admin.proposeOperator': (call) => proposeOperator(ports, call),
    'admin.changeRole': (call) => changeRole(ports, call),
    'admin.suspendOperator': (call) => suspendOperator(ports, call),
    'admin.resumeOperator': (call) => resumeOperator(ports, call),
    'admin.proposeFactorLink': (call) => proposeFactorLink(ports, call),
    'admin.declareMembers': (call) => declareMembers(ports, call),
    'admin.confirmMembers': (call) => confirmMembers(ports, call),
    'admin.unlockOperator': (call) => unlockOperator(ports, call),
    'admin.audit': (call) => readAuditLog(lagging(ports, call), call),
    'admin.dashboard': (call) => readDashboard(ports, call),
    'admin.queues': (call) => readQueues(ports, call),
    'admin.days': (call) => readDays(lagging(ports, call), call),
    'admin.acknowledgeAlarm': (call) => acknowledgeAlarm(ports, call),
    'admin.search': (call) => searchCases(ports, call),
    'admin.export': (call) => exportList(ports, call),
    'admin.exports': (call) => readExports(ports, call),
    'admin.askExport': (call) => requestExport(ports, call),
    'admin.exportFile': (call) => giveExport(ports, call),
    'admin.views': (call) => readViews(ports, call),
    'admin.saveView': (call) => saveView(ports, call),
    'admin.renameView': (call) => renameView(ports, call),
    'admin.removeView': (call) => removeView(ports, call),
    'admin.report': (call) => readReport(lagging(ports, call), call),
    'admin.closedDays': (call) => readClosedDays(lagging(ports, call)),
    'admin.reportFile': (call) => exportReport(ports, call),
    'admin.work': (call) => readWork(lagging(ports, call), call),
    'admin.workFile': (call) => exportWork(ports, call),
    'admin.timeline': (call) => readTimeline(ports, call),
    'admin.present': (call) => readPresent(ports, call),
    'admin.checkLedger': (call) => checkNow(ports, checkLedger, call),
    'admin.alarmTargets': () => readTargets(ports),
    'admin.proposeAlarmTarget': (call) => proposeTarget(ports, call),
    'admin.testAlarmTarget': (call) => testTarget(ports, call),
    'admin.closeAlarmTarget': (call) => proposeClosing(ports, call),
    'admin.parameters': () => readParameters(ports),
    'admin.proposeParameter': (call) => proposeParameter(ports, call),
    'admin.closures': () => readRestoreLocks(ports),
    'admin.proposeOpening': (call) => proposeOpening(ports, call),
    'admin.operations': () => readOperations(ports),
    'admin.switches': () => readSwitches(ports),
    'admin.setSwitch': (call) => setSwitch(ports, call),
    'admin.decisions': (call) => readDecisions(ports, call),
    'admin.proposals': (call) => readProposals(ports, call),
    'admin.approveProposal': (call) => approveProposal(ports, () => checkByItself(ports, checkLedger), call),
    'admin.renewProposal': (call) => renewProposal(ports, call),
    'admin.rejectProposal': (call) => rejectProposal(ports, call),
    'admin.withdrawProposal': (call) => withdrawProposal(ports, call),
  };
}
