export { tellService } from './desk/send-report.ts';
