import { runStages } from './stages.mjs';
import { STATIC_STAGES } from './static-stages.mjs';

process.exitCode = (await runStages(STATIC_STAGES)).isGreen ? 0 : 1;
