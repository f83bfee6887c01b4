export { firstOperatorTokens } from './commands/set-up-operator.ts';
export { adminHandlers } from './routes.ts';
export { operatorSessions } from './sessions.ts';
