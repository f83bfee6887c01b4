import { raceTwoProcesses } from './test-two-process-races.ts';

raceTwoProcesses(200);
