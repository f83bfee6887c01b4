import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { NamedKey } from './named-key.ts';
import { MissingKeyError, breaking } from './broken-seal.ts';

const IV = 12;
const TAG = 16;
const DATA_KEY = 32;

/** A data key as it is stored: encrypted under the key with this id. */
export interface WrappedKey {
  readonly keyId: string;
  readonly wrapped: Uint8Array;
}

/** The keys that wrap the data keys of sealed documents. */
export interface Keyring {
  /** The key that wraps what is new. */
  readonly current: string;
  /** Every key with a fingerprint that does not tell it. */
  readonly fingerprints: ReadonlyMap<string, Buffer>;
  /** A new data key, and the same wrapped for what it is about. */
  newKey(about: string): WrappedKey & { readonly dataKey: Buffer };
  /** The data key. Throws `MissingKeyError` for an unknown key id, `BrokenSealError` for another `about` and for bytes that were changed. */
  unwrap(stored: WrappedKey, about: string): Buffer;
  /** The same data key, wrapped with the current key. */
  rewrap(stored: WrappedKey, about: string): WrappedKey;
}

/**
 * Encrypts bytes under a data key. `about` names what they are and where they belong: under another name they do not open.
 */
export function seal(dataKey: Buffer, plain: Uint8Array, about: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', dataKey, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts what `seal` made. Throws `BrokenSealError` for another key, another `about`, and for bytes that were changed.
 */
export function open(dataKey: Buffer, sealed: Uint8Array, about: string): Buffer {
  return breaking(about, () => {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv('aes-256-gcm', dataKey, bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
  });
}

const derived = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'wrapping of data keys', DATA_KEY));

/** Opens the keys; the first one is the current. */
export function openKeyring(keys: readonly NamedKey[]): Keyring {
  const [first] = keys;
  if (!first) throw new Error('there is no key for sealed documents');
  const byId = new Map(keys.map(({ id, key }) => [id, derived(key)] as const));
  const keyOf = (id: string): Buffer => {
    const found = byId.get(id);
    if (!found) throw new MissingKeyError(`key ${id}`);
    return found;
  };
  const wrap = (dataKey: Buffer, about: string): WrappedKey => ({
    keyId: first.id,
    wrapped: seal(keyOf(first.id), dataKey, `key|${about}`),
  });
  const unwrap: Keyring['unwrap'] = ({ keyId, wrapped }, about) => open(keyOf(keyId), wrapped, `key|${about}`);
  return {
    current: first.id,
    fingerprints: new Map(
      [...byId].map(([id, key]) => [id, createHmac('sha256', key).update('fingerprint of a key').digest()] as const),
    ),
    newKey: (about) => {
      const dataKey = randomBytes(DATA_KEY);
      return { dataKey, ...wrap(dataKey, about) };
    },
    unwrap,
    rewrap: (stored, about) => wrap(unwrap(stored, about), about),
  };
}

const FILE = 'verification-keys';

const ownKey = (key: string): readonly NamedKey[] => [{ id: 'own', key }];

/** The keys of this installation as they are, without making one. */
export function knownKeys({ verificationKeys, dataDir }: Settings): readonly NamedKey[] | undefined {
  const path = join(dataDir, FILE);
  return verificationKeys ?? (existsSync(path) ? ownKey(readFileSync(path, 'utf8').trim()) : undefined);
}

/** The keys of this installation: from the settings, otherwise one that is made once and stored in the data folder. */
export function installationKeyring(settings: Settings): Keyring {
  const known = knownKeys(settings);
  if (known) return openKeyring(known);
  const made = randomBytes(DATA_KEY).toString('base64url');
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(join(settings.dataDir, FILE), made, { mode: 0o600 });
  return openKeyring(ownKey(made));
}
