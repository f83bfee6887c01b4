import { createHmac } from 'node:crypto';
import { accept } from '@greenhall/domain/shared/result';
import { type Details, documentIdentity, personIdentity } from '@greenhall/domain/verification/document';
import type { Db, Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Keyring } from '../../platform/secrets/keyring.ts';
import { StartError } from '../../platform/start-error.ts';
import { aboutCase } from './sealed.ts';
import {
  forgetKeys,
  storeHashKey,
  storeKey,
  keysToRewrap,
  setCaseKey,
  setHashKey,
  storedKeys,
  wrappedHashKey,
} from './store-keys.ts';

const ABOUT_HASHES = 'verification|hashes';

/**
 * Ends the program if it lacks a key with which documents of this database are sealed, or has another one of that name.
 * The first start with a key stores its fingerprint. Throws `StartError`.
 */
export async function checkVerificationKeys(db: Db, keyring: Keyring, at: Date): Promise<void> {
  const own = keyring.fingerprints.get(keyring.current);
  if (own && (await storedKeys(db)).every(({ id }) => keyring.fingerprints.has(id)))
    await storeKey(db, keyring.current, own, at);
  await requireVerificationKeys(db, keyring);
}

/** Throws `StartError` if a key is missing with which documents of this database are sealed, or another one has its name. */
export async function requireVerificationKeys(db: Db, keyring: Keyring): Promise<void> {
  for (const { id, fingerprint } of await storedKeys(db)) {
    const known = keyring.fingerprints.get(id);
    if (!known?.equals(fingerprint))
      throw new StartError(
        `identity documents of this database are sealed with ${known ? 'another' : 'a'} key "${id}": give it in ` +
          'VERIFICATION_KEYS, or start with the DATA_DIR with the file "verification-keys" that it was made with. ' +
          'Without it no document opens any more. docs/security.md says how to change it.',
      );
  }
}

/** The key of the hashes by which persons and documents are found again; made at its first use. */
async function hashKey(tx: Tx, keyring: Keyring): Promise<Buffer> {
  const stored = await wrappedHashKey(tx);
  if (stored) return keyring.unwrap(stored, ABOUT_HASHES);
  await storeHashKey(tx, keyring.newKey(ABOUT_HASHES));
  return hashKey(tx, keyring);
}

/** The hashes by which this person and this document are found again, and nothing else can be learnt. */
export async function identityHashes(tx: Tx, keyring: Keyring, details: Details) {
  const key = await hashKey(tx, keyring);
  const hashed = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return { personHash: hashed(personIdentity(details)), documentHash: hashed(documentIdentity(details)) };
}

const AT_ONCE = 100;

/**
 * Wraps every data key with the current key, some at a time, each time in a transaction of its own: it can be stopped and
 * run again. Keys with which nothing is wrapped any more are forgotten. Answers how many it has wrapped.
 */
export async function rewrapKeys(db: Db, keyring: Keyring): Promise<number> {
  let wrapped = 0;
  for (;;) {
    const some = await transact(db, async (tx) => {
      const found = await keysToRewrap(tx, keyring.current, AT_ONCE);
      for (const one of found) {
        const about = aboutCase(one.caseId, one.what);
        await setCaseKey(tx, { ...one, ...keyring.rewrap(one, about) });
      }
      return accept(found.length);
    });
    if (!some.ok) throw new Error(`data keys could not be wrapped: ${some.refusal}`);
    wrapped += some.value;
    if (some.value === 0) break;
  }
  await transact(db, async (tx) => {
    const stored = await wrappedHashKey(tx);
    if (stored) await setHashKey(tx, keyring.rewrap(stored, ABOUT_HASHES));
    await forgetKeys(tx, keyring.current);
    return accept(true);
  });
  return wrapped;
}
