import { test } from 'vitest';
import { readManyCodes } from './test-payee-codes.ts';

test('of a hundred thousand texts none throws, and what is taken is what stands there', () => {
  readManyCodes(100_000);
});
