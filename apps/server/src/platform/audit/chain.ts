import { createHash } from 'node:crypto';
import { type Json, canonicalJson } from '@greenhall/contract/shared/sign';

type Fields = Readonly<Record<string, unknown>>;

/** An entry of the audit log as it is chained. Entries of form 1 have only the first five fields besides number and hash. */
export interface Entry {
  readonly sequence: bigint;
  readonly form: number;
  readonly operator: string | null;
  readonly act: string;
  readonly subject: string | null;
  readonly detail: Fields;
  readonly at: Date;
  readonly role: string | null;
  readonly session: bigint | null;
  readonly request: string | null;
  readonly network: string | null;
  readonly subjectKind: string | null;
  readonly reason: string | null;
  readonly proposal: bigint | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

export interface ChainedEntry extends Entry {
  readonly hash: Uint8Array;
}

/** The place before the first entry. */
export const GENESIS: Head = { sequence: 0n, hash: Buffer.alloc(32) };

/** The end of the chain: the number of its last entry, and that entry's hash. */
export interface Head {
  readonly sequence: bigint;
  readonly hash: Uint8Array;
}

const number = (value: bigint | null): string | null => (value === null ? null : String(value));

function firstForm({ sequence, operator, act, subject, detail, at }: Entry): string {
  const line = [sequence, operator ?? '', act, subject ?? '', canonicalJson(detail as Json), at.toISOString()];
  return JSON.stringify(line.map(String));
}

function secondForm({ sequence, session, proposal, at, ...entry }: Entry): string {
  const numbers = { sequence: String(sequence), session: number(session), proposal: number(proposal) };
  const { form, operator, role, request, network, act, subjectKind, subject, reason, before, after, detail } = entry;
  const said = { form, operator, role, request, network, act, subjectKind, subject, reason, before, after, detail };
  return canonicalJson({ ...said, ...numbers, at: at.toISOString() } as Json);
}

/** The hash of an entry behind another: SHA-256 of that one's hash and of the entry in its form. */
export function hashOf(previous: Uint8Array, entry: Entry): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(entry.form === 1 ? firstForm(entry) : secondForm(entry))
    .digest();
}
