import { test } from 'vitest';
import { readManyContacts } from './test-contacts.ts';

test('of a hundred thousand texts by each rule none throws, and what is taken has one form', () => {
  readManyContacts(100_000);
});
