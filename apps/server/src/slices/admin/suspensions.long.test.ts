import { raceSuspensions } from './test-suspensions.ts';

raceSuspensions(200);
