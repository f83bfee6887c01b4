import type { Handlers } from '../../platform/http/call.ts';
import { answeredOnce, type Ports } from '../../platform/ports.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './commands/authenticator.ts';
import { bindContact } from './commands/bind-contact.ts';
import { createChallenge, solvePuzzle, solveWork } from './commands/challenge.ts';
import { changeLoginPassword, changePayPassword, resetPayPassword } from './commands/change-passwords.ts';
import { endSession, logout } from './commands/end-session.ts';
import { exchangeHandOff } from './commands/exchange-hand-off.ts';
import { login } from './commands/login.ts';
import { addPasskey, passkeyLogin, passkeyLoginOptions, passkeyOptions, removePasskey } from './commands/passkeys.ts';
import { retrievePassword } from './commands/retrieve-password.ts';
import { sendCode, sendMyCode } from './commands/send-code.ts';
import { setTransferLock } from './commands/set-transfer-lock.ts';
import { unlockLogin } from './commands/unlock-login.ts';
import { puzzlePool } from './puzzle.ts';
import { security } from './queries/security.ts';
import { session, sessions } from './queries/sessions.ts';

export function identityHandlers(ports: Ports): Handlers<'identity'> {
  const nextPuzzle = puzzlePool(ports.random);
  return {
    'identity.createChallenge': (call) => createChallenge(ports, nextPuzzle, call),
    'identity.solvePuzzle': (call) => solvePuzzle(ports, call),
    'identity.solveWork': (call) => solveWork(ports, call),
    'identity.sendCode': (call) => answeredOnce(ports, call, () => sendCode(ports, call)),
    'identity.sendMyCode': (call) => answeredOnce(ports, call, () => sendMyCode(ports, call)),
    'identity.login': (call) => login(ports, call),
    'identity.passkeyLoginOptions': (call) => passkeyLoginOptions(ports, call),
    'identity.passkeyLogin': (call) => passkeyLogin(ports, call),
    'identity.logout': (call) => logout(ports, call),
    'identity.session': (call) => session(ports, call),
    'identity.sessions': (call) => sessions(ports, call),
    'identity.endSession': (call) => endSession(ports, call),
    'identity.retrievePassword': (call) => answeredOnce(ports, call, () => retrievePassword(ports, call)),
    'identity.changeLoginPassword': (call) => answeredOnce(ports, call, () => changeLoginPassword(ports, call)),
    'identity.changePayPassword': (call) => answeredOnce(ports, call, () => changePayPassword(ports, call)),
    'identity.resetPayPassword': (call) => answeredOnce(ports, call, () => resetPayPassword(ports, call)),
    'identity.bindContact': (call) => answeredOnce(ports, call, () => bindContact(ports, call)),
    'identity.security': (call) => security(ports, call),
    'identity.beginAuthenticator': (call) => beginAuthenticator(ports, call),
    'identity.confirmAuthenticator': (call) => answeredOnce(ports, call, () => confirmAuthenticator(ports, call)),
    'identity.removeAuthenticator': (call) => answeredOnce(ports, call, () => removeAuthenticator(ports, call)),
    'identity.passkeyOptions': (call) => passkeyOptions(ports, call),
    'identity.addPasskey': (call) => answeredOnce(ports, call, () => addPasskey(ports, call)),
    'identity.removePasskey': (call) => removePasskey(ports, call),
    'identity.setTransferLock': (call) => setTransferLock(ports, call),
    'identity.unlockLogin': (call) => unlockLogin(ports, call),
    'identity.exchangeHandOff': (call) => exchangeHandOff(ports, call),
  };
}
