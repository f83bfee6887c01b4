import { test } from 'vitest';
import { checkManyAddresses } from './test-addresses.ts';

test('of a hundred thousand texts none throws, and what is accepted is an address in its one form', () => {
  checkManyAddresses(100_000);
});
