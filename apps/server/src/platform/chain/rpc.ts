import * as z from 'zod/mini';
import { spanned } from '../traces/spans.ts';

/** A node that does not answer within this time counts as silent. */
const TIMEOUT_MS = 5_000;
/** Receipts and lists of logs are far smaller. The answer of a node that sends more is not read to the end. */
const ANSWER_LIMIT = 2 * 1024 * 1024;

const envelope = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) });

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_LIMIT) throw new Error('the node answers without end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Sends one request to a node, once. The result is `undefined` for every answer that cannot be used: late, an error,
 * too large or of another shape. Nothing that a node sends is trusted before its shape is checked.
 */
export function callNode<S extends z.core.$ZodType>(
  url: string,
  method: string,
  params: readonly unknown[],
  shape: S,
): Promise<z.core.output<S> | undefined> {
  return spanned('chain', { method }, () => answerOf(url, method, params, shape));
}

async function answerOf<S extends z.core.$ZodType>(
  url: string,
  method: string,
  params: readonly unknown[],
  shape: S,
): Promise<z.core.output<S> | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const answer = z.parse(envelope, JSON.parse(await readBounded(response)));
    return answer.error === undefined || answer.error === null ? z.parse(shape, answer.result) : undefined;
  } catch {
    return undefined;
  }
}
