import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { moments } from './kill.ts';
import { killUnderLoad } from './test-kills.ts';

for (const engine of BOTH_ENGINES) killUnderLoad(engine, moments(20));
