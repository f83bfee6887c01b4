import * as z from 'zod/mini';
import { ArchiveError } from './archive-error.ts';

const head = z.object({ sequence: z.string(), hash: z.string() });

const FILE = z.object({ name: z.string(), size: z.int(), sha256: z.string() });

const FACTS = z.object({
  /** The program that made the copy. */
  version: z.string(),
  commit: z.nullable(z.string()),
  /** The newest migration of the database. */
  migration: z.string(),
  /** When the copied data stood still. */
  takenAt: z.iso.datetime(),
  /** Where the journal, the audit log and the published snapshots ended. */
  heads: z.object({ journal: head, audit: head, snapshot: head }),
});

const MANIFEST = z.extend(FACTS, { files: z.array(FILE) });

/** Where three append-only records end. */
export type Heads = Facts['heads'];
/** What is known of a copy beside its files. */
export type Facts = z.output<typeof FACTS>;
export type Manifest = z.output<typeof MANIFEST>;

function parsed<T>(schema: z.ZodMiniType<T>, text: string): T {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new ArchiveError('the archive does not say what it holds', { cause: error });
  }
}

export const readManifest = (text: string): Manifest => parsed(MANIFEST, text);
