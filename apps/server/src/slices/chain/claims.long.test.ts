import { ENGINES } from '@greenhall/test-kit/database';
import { describe } from 'vitest';
import { openClaims } from '@greenhall/test-kit/ledger/claims';
import { raceClaims } from './test-claims.ts';

describe.each(ENGINES)('claims of payments on the %s database', (engine) =>
  raceClaims(openClaims(engine).claimed, 1_000),
);
