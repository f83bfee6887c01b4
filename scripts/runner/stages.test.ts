import { expect, it } from 'vitest';
import { closingLine, reasonsOf } from './stages.mjs';

const result = (name: string, isGreen: boolean, passed: number, failures: string[], reasons: string[]) => ({
  name,
  seconds: 1,
  outcome: { isGreen, passed, failures, reasons, files: [] },
});

it('a run ends with the stages that were red and what their tests said', () => {
  const results = [
    result('tests: unit', true, 3, [], []),
    result('tests: server', false, 2, ['a.test.ts > adds'], ['a.test.ts > adds: expected 1 to be 2']),
    result('types', false, 0, [], []),
  ];
  expect(reasonsOf(results)).toEqual(['✗ tests: server', '  a.test.ts > adds: expected 1 to be 2', '✗ types']);
  expect(closingLine(results)).toBe('5 passed, 2 failed');
});
