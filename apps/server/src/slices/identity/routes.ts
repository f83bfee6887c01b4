import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './factor/set-authenticator.ts';
import { bindContact } from './contact/bind-contact.ts';
import { createChallenge, solvePuzzle, solveWork } from './challenge/solve-challenge.ts';
import { changeLoginPassword, changePayPassword, resetPayPassword } from './password/change-passwords.ts';
import { endSession, logOut } from './session/end-session.ts';
import { exchangeHandOff } from './session/exchange-hand-off.ts';
import { logIn } from './session/log-in.ts';
import { passkeyApproval } from './factor/approve-act.ts';
import { addPasskey, passkeyLogin, passkeyLoginOptions, passkeyOptions, removePasskey } from './factor/set-passkeys.ts';
import { retrievePassword } from './password/retrieve-password.ts';
import { sendCode, sendMyCode } from './code/send-code.ts';
import { setTransferLock } from './session/set-transfer-lock.ts';
import { stopFactorReset } from './factor/stop-factor-reset.ts';
import { proposeFactorReset } from './desk/factor-reset.ts';
import { unlockLogin } from './desk/unlock-login.ts';
import { puzzlePool } from './challenge/puzzle.ts';
import { readSecurity } from './factor/queries.ts';
import { readSession, listSessions } from './session/queries.ts';

export function identityHandlers(ports: Ports): Handlers<'identity'> {
  const nextPuzzle = puzzlePool(ports.random);
  return {
    'identity.createChallenge': (call) => createChallenge(ports, nextPuzzle, call),
    'identity.solvePuzzle': (call) => solvePuzzle(ports, call),
    'identity.solveWork': (call) => solveWork(ports, call),
    'identity.sendCode': (call) => answeredOnce(ports, call, () => sendCode(ports, call)),
    'identity.sendMyCode': (call) => answeredOnce(ports, call, () => sendMyCode(ports, call)),
    'identity.login': (call) => logIn(ports, call),
    'identity.passkeyLoginOptions': (call) => passkeyLoginOptions(ports, call),
    'identity.passkeyLogin': (call) => passkeyLogin(ports, call),
    'identity.logout': (call) => logOut(ports, call),
    'identity.session': (call) => readSession(ports, call),
    'identity.sessions': (call) => listSessions(ports, call),
    'identity.endSession': (call) => endSession(ports, call),
    'identity.retrievePassword': (call) => answeredOnce(ports, call, () => retrievePassword(ports, call)),
    'identity.changeLoginPassword': (call) => answeredOnce(ports, call, () => changeLoginPassword(ports, call)),
    'identity.changePayPassword': (call) => answeredOnce(ports, call, () => changePayPassword(ports, call)),
    'identity.resetPayPassword': (call) => answeredOnce(ports, call, () => resetPayPassword(ports, call)),
    'identity.bindContact': (call) => answeredOnce(ports, call, () => bindContact(ports, call)),
    'identity.security': (call) => readSecurity(ports, call),
    'identity.beginAuthenticator': (call) => beginAuthenticator(ports, call),
    'identity.confirmAuthenticator': (call) => answeredOnce(ports, call, () => confirmAuthenticator(ports, call)),
    'identity.removeAuthenticator': (call) => answeredOnce(ports, call, () => removeAuthenticator(ports, call)),
    'identity.passkeyApproval': (call) => passkeyApproval(ports, call),
    'identity.passkeyOptions': (call) => answeredOnce(ports, call, () => passkeyOptions(ports, call)),
    'identity.addPasskey': (call) => answeredOnce(ports, call, () => addPasskey(ports, call)),
    'identity.removePasskey': (call) => removePasskey(ports, call),
    'identity.setTransferLock': (call) => setTransferLock(ports, call),
    'identity.stopFactorReset': (call) => stopFactorReset(ports, call),
    'identity.proposeFactorReset': (call) => proposeFactorReset(ports, call),
    'identity.unlockLogin': (call) => unlockLogin(ports, call),
    'identity.exchangeHandOff': (call) => exchangeHandOff(ports, call),
  };
}
