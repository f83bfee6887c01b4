import type { Owner } from '@greenhall/domain/members/owner';
import { type VerificationLevel, levelOf } from '@greenhall/domain/verification/level';
import type { Db, Tx } from '../../platform/database/database.ts';
import { hasContact, isApproved } from './store.ts';

/** The level of a person, by the owner of its accounts. */
export async function verificationLevel(db: Db | Tx, owner: Owner): Promise<VerificationLevel> {
  return levelOf({ hasContact: await hasContact(db, owner), isApproved: await isApproved(db, owner) });
}
