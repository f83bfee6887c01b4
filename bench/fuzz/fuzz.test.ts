import { ENGINES } from '@greenhall/test-kit/database';
import { rounds } from '@greenhall/test-kit/rounds';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz` sends as many as one likes. */
const REQUESTS = rounds(700, 20_000);
const SEED = 20_261_122;

describe.each(ENGINES)('odd requests to every route on the %s database', (engine) => {
  it('are answered or refused with a code, and leave everything in order', async () => {
    const report = await fuzz(engine, REQUESTS, SEED);
    expect(report.faults).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
    // Requests that are all refused at the first look would show nothing.
    expect(report.accepted.size).toBeGreaterThan(60);
  });
});
