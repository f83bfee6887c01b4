import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { agreementVersion } from './store.ts';

/** What a program accepts that names no version: those that were made before the agreement had several showed the first. */
const FIRST = 1;

/** The version of the agreement that a new member has accepted, which must be the one in force: `agreementChanged`. */
export async function acceptedAgreement(db: Db | Tx, accepted: number = FIRST): Promise<Result<number>> {
  return accepted === (await agreementVersion(db)) ? accept(accepted) : refuse('agreementChanged');
}
