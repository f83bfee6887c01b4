import webPush from 'web-push';
import type { Db } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import type { PushKeys } from '../../platform/push/push.ts';
import { openSecret, resealSecret, sealSecret } from '../../platform/secrets/sealing.ts';
import { insertPushKeys, replaceSealedKey, sealedPushKeys } from './store-devices.ts';

/** The key pair of this installation. It is made once, whichever process needs it first. */
export async function pushKeys(ports: Pick<Ports, 'db' | 'secret'>): Promise<PushKeys> {
  const kept = await sealedPushKeys(ports.db);
  if (kept) return { publicKey: kept.publicKey, privateKey: openSecret(ports, kept.sealedKey) };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await insertPushKeys(ports.db, { publicKey, sealedKey: sealSecret(ports, privateKey) });
  return pushKeys(ports);
}

/** Seals the private key anew when the installation gets another secret. */
export async function resealPushKey(db: Db, secret: string, before: string): Promise<void> {
  const kept = await sealedPushKeys(db);
  const fresh = kept && resealSecret(kept.sealedKey, secret, before);
  if (kept && fresh !== undefined) await replaceSealedKey(db, kept.sealedKey, fresh);
}
