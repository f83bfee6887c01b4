import { accept } from '@greenhall/domain/shared/result';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { resealSecret, sealSecret } from '../../platform/secrets/sealing.ts';
import { resealStored, sealPlainSecrets } from './store.ts';

/** Seals what an earlier version stored as it is. Runs at each start and finds nothing from the second on. */
export async function sealOperatorSecrets(ports: Pick<Ports, 'db' | 'secret'>): Promise<void> {
  for (;;) {
    const sealed = await transact(ports.db, async (tx) =>
      accept(await sealPlainSecrets(tx, (plain) => sealSecret(ports, plain))),
    );
    if (!sealed.ok || sealed.value === 0) return;
  }
}

/** Seals operators' authenticator secrets anew after the installation's secret was changed. It may be done again. */
export async function resealOperators(db: Db, secret: string, before: string): Promise<void> {
  await transact(db, async (tx) => accept(await resealStored(tx, (stored) => resealSecret(stored, secret, before))));
}
