export { resealOperators, sealOperatorSecrets } from './seal-secrets.ts';
export { hasLostRight } from './lost-right.ts';
export { declaredBy } from './store-declarations.ts';
export { shareDevice } from './store-devices.ts';
export { operatorsOf, rolesOfSessions } from './store-operators.ts';
export { operatorSessions } from './sessions.ts';
export { firstOperatorTokens } from './set-up-links.ts';
export { actFromTerminal, type TerminalAct, type TerminalAnswer } from './terminal-acts.ts';
