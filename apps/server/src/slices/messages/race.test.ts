import { raceMessages } from './test-race.ts';

raceMessages(2);
