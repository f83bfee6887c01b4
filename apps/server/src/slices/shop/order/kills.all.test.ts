import { inTurns, killAround } from './test-kills.ts';

killAround('embedded', [...inTurns('before'), ...inTurns('after')]);
killAround('postgresql', inTurns('before'));
