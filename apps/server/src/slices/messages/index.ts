export { tellService } from './send-report.ts';
