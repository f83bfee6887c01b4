import { raceTrades } from './test-race.ts';

raceTrades(100);
