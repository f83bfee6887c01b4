import type { Db } from '../../../platform/database/database.ts';
import { openSecret, resealSecret } from '../../../platform/secrets/sealing.ts';
import { anySealedSecret, replaceSealed, sealedAfter } from './store-sealed.ts';

/** Whether a secret of the installation opens the sealed authenticator secrets of members; true if there are none. */
export async function opensSealed(db: Db, secret: string): Promise<boolean> {
  const sealed = await anySealedSecret(db);
  if (sealed === undefined) return true;
  try {
    openSecret({ secret }, sealed);
    return true;
  } catch {
    return false;
  }
}

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
