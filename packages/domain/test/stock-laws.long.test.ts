import { stockLaws } from './test-stock-laws.ts';

stockLaws(1_000);
