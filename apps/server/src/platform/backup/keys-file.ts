import * as z from 'zod/mini';
import { ArchiveError } from './archive-error.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

const KEYS = z.object({
  /** What tells this from an archive of data. */
  holds: z.literal('keys'),
  pepper: z.string(),
  verificationKeys: z.array(z.object({ id: z.string(), key: z.string() })),
});

/** The keys without which the data of an installation are of no use. */
export type InstallationKeys = Omit<z.output<typeof KEYS>, 'holds'>;

/** Writes keys to a file, encrypted with another key, and answers its size in bytes. */
export const writeKeys = (path: string, key: string, keys: InstallationKeys): Promise<number> =>
  writeSealed(path, key, (writer) => writer.write(Buffer.from(JSON.stringify({ holds: 'keys', ...keys }))));

/** Reads what `writeKeys` wrote. Throws `ArchiveError`. */
export async function readKeys(path: string, key: string): Promise<InstallationKeys> {
  const parts: Buffer[] = [];
  for await (const part of readSealed(path, key)) parts.push(part);
  try {
    const { pepper, verificationKeys } = z.parse(KEYS, JSON.parse(Buffer.concat(parts).toString()));
    return { pepper, verificationKeys };
  } catch (error) {
    throw new ArchiveError('this is not an archive of keys', { cause: error });
  }
}
