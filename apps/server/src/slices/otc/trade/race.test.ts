import { raceTrades } from './test-race.ts';

raceTrades(4);
