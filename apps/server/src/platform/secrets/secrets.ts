import { type KeyObject, createSecretKey, hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** The stored hash of a token. The token itself is never stored. */
export function tokenHash(token: string): Buffer {
  // Hex is used on the way because a digest with its own memory costs twice as much, and every request needs two.
  return Buffer.from(hash('sha256', token, 'hex'), 'hex');
}

const keys = new Map<string, KeyObject>();

/** A secret as a key object, which is prepared once for all uses. */
export function keyOf(secret: string): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, known);
  return known;
}

/** The secret of this installation as it is, without making one. */
export function knownSecret({ pepper, dataDir }: Settings): string | undefined {
  const path = join(dataDir, 'secret');
  return pepper ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined);
}

/** The secret of this installation: from the settings, otherwise generated once and stored in the data folder. */
export function installationSecret(settings: Settings): string {
  const known = knownSecret(settings);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(join(settings.dataDir, 'secret'), made, { mode: 0o600 });
  return made;
}
