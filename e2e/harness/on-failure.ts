import { afterAll, afterEach, expect } from 'vitest';
import { closeSeats, takenSeats } from './browser.ts';
import { noteFile } from './presses.ts';

noteFile(expect.getState().testPath ?? '');

/** Logs what the screens showed when a test failed. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [index, { page, faults }] of takenSeats().entries()) {
    const text = await page.innerText('body').catch(() => 'nothing to read');
    console.error(`screen ${index + 1} at ${page.url()}\n${text}\n${faults().join('\n')}`);
  }
});

/** The files of a process share its browser: each takes its own seats away, also when it has failed. */
afterAll(closeSeats);
