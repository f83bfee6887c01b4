import { oneRun } from './runner/one-run.mjs';
import { areGreen } from './runner/stages.mjs';
import { runStaticStages } from './runner/static-stages.mjs';

await oneRun(async () => areGreen(await runStaticStages()));
