import { inTurns, killAround } from './test-kills.ts';

killAround('postgresql', inTurns('after'));
