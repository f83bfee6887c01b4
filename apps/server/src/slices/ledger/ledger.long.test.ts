import { ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../platform/database/postgres.ts';
import { ledgerOn } from '@greenhall/test-kit/ledger/bare-ledger';
import { compareWithModel } from './test-ledger.ts';

describe.each(ENGINES)('the ledger on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  compareWithModel(
    ledgerOn(() => database),
    100,
  );
});
