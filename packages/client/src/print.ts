import { SECRETS } from '@greenhall/contract/generated/secrets';
import type { LooseRequestInput } from './route-input.ts';

const numbers = new WeakMap<Blob, number>();
let blobs = 0;

function numberOf(blob: Blob): number {
  const number = numbers.get(blob) ?? (blobs += 1);
  numbers.set(blob, number);
  return number;
}

const secrets: ReadonlySet<string> = new Set(SECRETS);

/**
 * Identifies a write by what it would do. Secrets are left out, as the server leaves them out: a new code for the same
 * transfer does not make it another one. Two files are the same when name, size and time are.
 */
export function printOf(route: string, { params, query, body = {}, files }: LooseRequestInput): string {
  const open = Object.entries(body).filter(([name]) => !secrets.has(name));
  return JSON.stringify([route, params, query, open, files], (_, value: unknown) => {
    if (value instanceof File) return [value.name, value.size, value.lastModified];
    return value instanceof Blob ? numberOf(value) : value;
  });
}
