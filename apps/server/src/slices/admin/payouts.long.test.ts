import { raceStops } from './test-payouts.ts';

raceStops(60);
