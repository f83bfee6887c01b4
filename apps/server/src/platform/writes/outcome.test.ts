import { outcomes } from './test-outcome.ts';

outcomes(12);
