import { ENGINES } from '@greenhall/test-kit/database';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

const SEED = 20_261_122;

/** So many odd requests; `npm run bench -- fuzz` sends as many as one likes. */
export function fuzzRoutes(requests: number): void {
  describe.each(ENGINES)('odd requests to every route on the %s database', (engine) => {
    it('are answered or refused with a code, and leave everything in order', async () => {
      const report = await fuzz(engine, requests, SEED);
      expect(report.faults).toEqual([]);
      expect(report.requests).toBeGreaterThanOrEqual(requests);
      // Requests that are all refused at the first look would show nothing.
      expect(report.accepted.size).toBeGreaterThan(60);
    });
  });
}
