import { test } from 'vitest';
import { openProvingWorld, saveAndProve } from './proving-world.ts';

openProvingWorld();

test.each(['BEP20'] as const)(
  'a member saves an account on %s and proves it with the key of the wallet alone',
  saveAndProve,
);
