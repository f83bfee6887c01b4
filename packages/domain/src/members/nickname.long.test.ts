import { test } from 'vitest';
import { readManyNicknames } from './test-nicknames.ts';

test('of a hundred thousand names none throws, and what is taken is shown as it is', () => {
  readManyNicknames(100_000);
});
