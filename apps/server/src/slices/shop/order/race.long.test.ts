import { raceOrders } from './test-race.ts';

raceOrders(100);
