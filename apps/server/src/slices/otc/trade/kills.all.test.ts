import { killTrading, ON_BOTH_SIDES } from '../test-kills.ts';

killTrading(ON_BOTH_SIDES);
