import { raceVerifications } from './test-race.ts';

raceVerifications(100);
