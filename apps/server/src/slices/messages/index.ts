export { messagesAbout } from './store.ts';
export { tellService } from './desk/send-report.ts';
