import { hash } from 'node:crypto';
import { signedText } from '@greenhall/contract/shared/sign';

type Fields = Parameters<typeof signedText>[0];

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Line breaks and tabs are allowed in text. Other control characters are not, nor is an unpaired surrogate, which no
 * database stores.
 */
const isBroken = (text: string): boolean => CONTROL.test(text) || !text.isWellFormed();

/** Whether some string in the payload is not valid text. */
export function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return isBroken(value);
  if (Array.isArray(value)) return value.some(hasBrokenText);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => isBroken(key) || hasBrokenText(inner));
  }
  return false;
}

/** Checks `X-Sign` over the parsed top-level fields. It is a checksum, never an authorisation. */
export function signatureFits(fields: unknown, signature: string | undefined): boolean {
  const payload = fields !== null && typeof fields === 'object' && !Array.isArray(fields) ? (fields as Fields) : {};
  const text = signedText(payload);
  return (signature ?? '') === (text === '' ? '' : hash('md5', text, 'hex').toUpperCase());
}
