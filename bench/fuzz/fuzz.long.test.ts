import { fuzzRoutes } from './test-fuzz.ts';

fuzzRoutes(20_000);
