import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { tokenHash } from '../../../platform/secrets/secrets.ts';

/** About a second on a phone: 256 attempts on average at 5000 rounds each. */
const EFFORT = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyPrefix: '00' } as const;

const payloadShape = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const keyOf = (secret: string): string => createHmac('sha256', secret).update('proof of work').digest('hex');

/** A proof of work that belongs to one challenge, and the hash by which it is recognised. */
export async function makeWork(secret: string, id: string): Promise<{ work: Challenge; hash: Buffer }> {
  const work = await createChallenge({ ...EFFORT, deriveKey, data: { id }, hmacSignatureSecret: keyOf(secret) });
  return { work, hash: tokenHash(work.signature ?? '') };
}

function readPayload(text: string): Payload | undefined {
  try {
    const parsed = z.safeParse(payloadShape, JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? (parsed.data as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a payload solves the work with this hash. */
export async function isWorkDone(secret: string, text: string, hash: Uint8Array): Promise<boolean> {
  const payload = readPayload(text);
  if (!payload || !tokenHash(payload.challenge.signature ?? '').equals(hash)) return false;
  const verified = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: keyOf(secret) });
  return verified.verified;
}
