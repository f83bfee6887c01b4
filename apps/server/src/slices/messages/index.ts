export { messagesAbout } from './store.ts';
export { notifyService } from './desk/send-report.ts';
