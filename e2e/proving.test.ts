import { test } from 'vitest';
import { openProvingWorld, proveAnew, saveAndProve } from './proving-world.ts';

openProvingWorld();

test.each(['BEP20'] as const)(
  'a member saves an account on %s and proves it with the key of the wallet alone',
  saveAndProve,
);

test('a changed address has to be proved anew', proveAnew);
