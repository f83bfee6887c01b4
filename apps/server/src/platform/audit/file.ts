import type { ChainedEntry, Head } from './chain.ts';

const number = (value: string | null): bigint | null => (value === null ? null : BigInt(value));

/** An entry as one line of an export. */
export function lineOf({ hash, ...entry }: ChainedEntry): string {
  const line = { ...entry, hash: Buffer.from(hash).toString('hex') };
  return JSON.stringify(line, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

type Replaced = 'sequence' | 'session' | 'proposal' | 'at' | 'hash';
interface Written extends Omit<ChainedEntry, Replaced> {
  readonly sequence: string;
  readonly session: string | null;
  readonly proposal: string | null;
  readonly at: string;
  readonly hash: string;
}

/** Reads a line of an export. Throws on what is none. */
export function entryOf(line: string): ChainedEntry {
  const read = JSON.parse(line) as Written;
  return {
    ...read,
    sequence: BigInt(read.sequence),
    session: number(read.session),
    proposal: number(read.proposal),
    at: new Date(read.at),
    hash: Buffer.from(read.hash, 'hex'),
  };
}

/** The ends of the audit log that a program's log or a downloaded proof of solvency names, whatever else stands in it. */
export function headsIn(log: string): Head[] {
  return [...log.matchAll(/"audit(?:Head)?":\s*\{\s*"sequence":\s*"(\d+)",\s*"hash":\s*"([0-9a-f]{64})"\s*\}/g)].map(
    ([, sequence = '', hash = '']) => ({ sequence: BigInt(sequence), hash: Buffer.from(hash, 'hex') }),
  );
}
