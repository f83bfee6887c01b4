import type { Db } from '../../../platform/database/database.ts';
import { resealSecret } from '../../../platform/secrets/sealing.ts';
import { replaceSealed, sealedAfter } from './store-sealed.ts';

/** Seals members' authenticator secrets again after the installation's secret was changed. It may be repeated. */
export async function resealMembers(db: Db, secret: string, before: string): Promise<void> {
  let last = 0n;
  for (;;) {
    const page = await sealedAfter(db, last);
    for (const { memberNo, sealed } of page) {
      const fresh = resealSecret(sealed, secret, before);
      if (fresh !== undefined) await replaceSealed(db, memberNo, sealed, fresh);
      last = memberNo;
    }
    if (page.length === 0) return;
  }
}
