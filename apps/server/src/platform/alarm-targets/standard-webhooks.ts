import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';
/** Within the 24 to 64 bytes that the format names. */
export const SECRET_BYTES = 32;

/** A secret as both sides keep it. */
export const webhookSecret = (bytes: Uint8Array): string => `${PREFIX}${Buffer.from(bytes).toString('base64')}`;

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers by which a receiver knows the sender, in the format of Standard Webhooks: HMAC-SHA256 of number, seconds and body. */
export function signatureHeaders(secret: string, { id, at, body }: Signed): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
