import { expect, it } from 'vitest';
import { closingLine, reasonsOf } from './stages.mjs';

const result = (name: string, isGreen: boolean, passed: number, failures: { title: string; message: string }[]) => ({
  name,
  outcome: { isGreen, report: { files: [{ path: 'a.test.ts', passed, failures }], outside: [] } },
});

it('a run ends with the stages that were red and what their tests said', () => {
  const results = [
    result('tests: unit', true, 3, []),
    result('tests: server', false, 2, [{ title: 'adds', message: 'expected 1 to be 2' }]),
    { name: 'types', outcome: { isGreen: false, report: { files: [], outside: ['no memory'] } } },
  ];
  expect(reasonsOf(results)).toEqual([
    '✗ tests: server',
    '  a.test.ts > adds: expected 1 to be 2',
    '✗ types',
    '  outside of tests: no memory',
  ]);
  expect(closingLine(results)).toBe('5 passed, 2 failed');
});
