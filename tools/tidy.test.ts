import { describe, expect, it } from 'vitest';
import { RULES } from './all-rules.ts';
import { readRepository } from './repository.ts';

const repository = readRepository();

describe.each(RULES)('$says', ({ check, broken }) => {
  it('holds', () => {
    expect(check(repository)).toEqual([]);
  });

  it.each(broken.map((sample) => ({ sample, named: sample.map(({ path }) => path).join(', ') })))(
    'is broken by $named',
    ({ sample }) => {
      expect(check(sample)).not.toEqual([]);
    },
  );

  it('is kept by an empty repository', () => {
    expect(check([])).toEqual([]);
  });
});
