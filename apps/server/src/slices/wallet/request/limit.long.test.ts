import { raceLimit } from './test-limit.ts';

raceLimit(100);
