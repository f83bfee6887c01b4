import { racePaymentRequests } from './test-race.ts';

racePaymentRequests(100);
