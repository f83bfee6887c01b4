import { accept } from '@greenhall/domain/shared/result';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { resealSecret } from '../../platform/secrets/sealing.ts';
import { resealStored } from './store.ts';

/** Seals operators' authenticator secrets anew after the installation's secret was changed. It may be done again. */
export async function resealOperators(db: Db, secret: string, before: string): Promise<void> {
  await transact(db, async (tx) => accept(await resealStored(tx, (stored) => resealSecret(stored, secret, before))));
}
