import { raceRestrictions } from './test-restrictions.ts';

raceRestrictions(100);
