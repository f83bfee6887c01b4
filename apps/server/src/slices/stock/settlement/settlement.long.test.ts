import { settlements } from './test-settlement.ts';

settlements(30);
