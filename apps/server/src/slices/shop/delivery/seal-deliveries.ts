import type { Db } from '../../../platform/database/database.ts';
import { resealSecret } from '../../../platform/secrets/sealing.ts';
import { SEALED_TABLES, replaceSealed, sealedAfter } from './store.ts';

/** Seals what goods hand out again after the installation's secret was changed. It may be repeated. */
export async function resealDeliveries(db: Db, secret: string, before: string): Promise<void> {
  for (const place of SEALED_TABLES) {
    let last = 0n;
    for (;;) {
      const page = await sealedAfter(db, place, last);
      for (const row of page) {
        const fresh = resealSecret(row.sealed, secret, before);
        if (fresh !== undefined) await replaceSealed(db, place, row, fresh);
        last = row.id;
      }
      if (page.length === 0) break;
    }
  }
}
