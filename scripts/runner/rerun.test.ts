import { describe, expect, it } from 'vitest';
import { filesToRepeat, repeated, unstable } from './rerun.ts';

const green = (path: string) => ({ path, passed: 2, failures: [] });
const red = (path: string) => ({ path, passed: 1, failures: [{ title: 'a trade > is paid', message: 'no button' }] });
const report = (...files: (ReturnType<typeof green> | ReturnType<typeof red>)[]) => ({ files, outside: [] });
const four = ['a', 'b', 'c', 'd'].map((name) => `e2e/${name}.test.ts`);

describe('files that run once more', () => {
  it('are those of the browser that failed', () => {
    expect(filesToRepeat(report(red('e2e/shop.test.ts'), green('e2e/home.test.ts')))).toEqual(['e2e/shop.test.ts']);
  });

  it.each([
    ['another test failed', report(red('e2e/shop.test.ts'), red('apps/server/src/start-up.test.ts'))],
    ['an error belongs to no file', { ...report(red('e2e/shop.test.ts')), outside: ['a promise was rejected'] }],
    ['there are four of them', report(...four.map(red))],
    ['nothing failed', report(green('e2e/shop.test.ts'))],
  ])('are none where %s', (_, first) => {
    expect(filesToRepeat(first)).toEqual([]);
  });
});

describe('a file that ran once more', () => {
  const first = report(red('e2e/shop.test.ts'), green('apps/server/src/start-up.test.ts'));

  it('counts as it ended, and is named with what it said first', () => {
    const again = report(green('e2e/shop.test.ts'));
    expect(repeated(first, again)).toEqual(
      report(green('e2e/shop.test.ts'), green('apps/server/src/start-up.test.ts')),
    );
    expect(unstable(first, again)).toEqual(['unstable: e2e/shop.test.ts › a trade > is paid › no button']);
  });

  it('is not unstable where it failed again', () => {
    expect(unstable(first, report(red('e2e/shop.test.ts')))).toEqual([]);
    expect(repeated(first, report(red('e2e/shop.test.ts')))).toEqual(first);
  });
});
