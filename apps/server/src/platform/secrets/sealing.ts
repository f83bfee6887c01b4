import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { breaking } from './broken-seal.ts';

const IV = 12;
const TAG = 16;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`authenticator|${secret}`).digest();

/** Encrypts what must not be read from a copy of the tables: authenticator secrets, and the codes that the shop sells. */
export function sealSecret({ secret }: { secret: string }, plain: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/**
 * Seals with the new secret what was sealed with the previous one; `undefined` if it already is. Throws for any other
 * secret.
 */
export function resealSecret(stored: string, secret: string, before: string): string | undefined {
  try {
    openSecret({ secret }, stored);
    return undefined;
  } catch {
    return sealSecret({ secret }, openSecret({ secret: before }, stored));
  }
}

/**
 * Decrypts a sealed value. Throws `BrokenSealError` if it was sealed with another installation's secret or changed since.
 */
export function openSecret({ secret }: { secret: string }, stored: string): string {
  return breaking('a secret', () => {
    const bytes = Buffer.from(stored, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  });
}
