import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The fixed project constant of the signature: a date plus initials (rule: shared#signature). */
export const SIGN_CONSTANT = '20261121GH';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Canonical JSON: object keys sorted, no white space; how a nested value is signed. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The text whose MD5 is the signature: fields sorted by name, joined as `name=value` with `&`, between two copies of
 * the constant. Empty for an empty payload (rule: shared#signature). */
export function signedText(fields: Readonly<Record<string, Json>>): string {
  const pairs = Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .toSorted()
    .map((name) => {
      const value = fields[name] as Json;
      return `${name}=${typeof value === 'string' ? value : canonicalJson(value)}`;
    });
  return pairs.length === 0 ? '' : SIGN_CONSTANT + pairs.join('&') + SIGN_CONSTANT;
}

/**
 * The checksum `X-Sign` of a write: the MD5 of its signed text in upper-case hex. An empty payload signs as the empty
 * string. It guards against accidents only and is never an authority (rule: shared#signature).
 */
export function signPayload(fields: Readonly<Record<string, Json>>): string {
  const text = signedText(fields);
  return text === '' ? '' : bytesToHex(md5(utf8ToBytes(text))).toUpperCase();
}
