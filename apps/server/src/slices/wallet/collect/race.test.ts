import { raceLinkedAccounts } from './test-race.ts';

raceLinkedAccounts(2);
