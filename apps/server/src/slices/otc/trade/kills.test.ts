import { IN_TURNS, killTrading } from '../test-kills.ts';

killTrading(IN_TURNS);
