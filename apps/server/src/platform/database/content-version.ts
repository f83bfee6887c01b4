import { createHash } from 'node:crypto';

const LENGTH = 16;

/**
 * Stands for content as it was read. A write that carries it is refused once the stored content is another one, so that
 * nobody overwrites what a colleague has saved meanwhile; content that came back to what it was may be written.
 */
export function versionOf(content: unknown): string {
  const text = JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);
}
