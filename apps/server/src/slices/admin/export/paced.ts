import type { Result } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';

const FILES = defineLimit({
  name: 'list-export',
  max: 20,
  seconds: 86_400,
  per: 'operator',
  about: 'lists written to files',
});

/** Counts a file that an operator has made, at once or in the background (`tooFrequent`). */
export const countFile = (tx: Tx, operator: bigint, at: Date): Promise<Result<void>> =>
  countUse(tx, FILES, String(operator), at);
