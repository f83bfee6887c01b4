import { tokenRaces } from './test-race.ts';

tokenRaces(10);
