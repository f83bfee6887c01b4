export { resealOperators, sealOperatorSecrets } from './seal-secrets.ts';
export { hasLostRight } from './lost-right.ts';
export { allDeclared, declaredBy } from './store-declarations.ts';
export { sharingDevice } from './store-devices.ts';
export { operatorsOf, rolesOfSessions } from './store-operators.ts';
export { operatorSessions } from './sessions.ts';
export { passkeyApprovals } from './passkey/approve-act.ts';
export { firstOperatorTokens } from './set-up-links.ts';
export { actFromTerminal, type TerminalAct, type TerminalAnswer } from './terminal-acts.ts';
