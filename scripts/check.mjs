import { oneRun } from './runner/one-run.mjs';
import { areGreen } from './runner/stages.mjs';
import { runStaticStages } from './runner/static-stages.mjs';

if (process.argv.includes('--places')) await import('./places.ts');
else if (process.argv.includes('--counts')) await import('./counts.ts');
else await oneRun(async () => areGreen(await runStaticStages()));
