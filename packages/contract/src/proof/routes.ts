import * as z from 'zod/mini';
import {
  amountField,
  dayField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  sharesField,
  signedAmountField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const hashField = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const byCoin = z.object({ mey: amountField, bdb: amountField, ftb: amountField, usdt: amountField });
const node = z.object({ hash: hashField, sums: byCoin });

const coinFigures = z.object({
  coin: z.enum(['mey', 'bdb', 'ftb', 'usdt']),
  /** On networks, and outside against approved receipts. The two are shown separately. */
  custodyChain: amountField,
  custodyReceipts: amountField,
  backing: amountField,
  claims: z.object({
    members: amountField,
    holds: amountField,
    escrow: amountField,
    queue: amountField,
    pools: amountField,
    reserve: amountField,
    fees: amountField,
    /** What corrections have taken back and nobody has got yet; snapshots before version 4 do not have it. */
    suspense: z.optional(amountField),
  }),
});

/** The platform's own figures in a snapshot, in `mey`. */
const house = z.object({
  pools: z.object({
    referral: amountField,
    seePoint: amountField,
    collision: amountField,
    leadership: amountField,
    merit: amountField,
    lifetime: amountField,
    yield: amountField,
  }),
  reserve: amountField,
  outstanding: sharesField,
  /** The last settlements, newest first: the dues of the two scaled bonuses and their pools' balances. */
  settlements: z.array(
    z.object({
      day: dayField,
      collisionDue: amountField,
      collisionPool: amountField,
      leadershipDue: amountField,
      leadershipPool: amountField,
      outcome: hashField,
    }),
  ),
  /** The results of all accounts with a recognised payment: `received + held − paid`, with the lower median. */
  results: z.object({
    counted: z.int(),
    losing: z.int(),
    paid: amountField,
    received: amountField,
    held: amountField,
    median: signedAmountField,
    medianBp: z.int(),
  }),
});

/** The published figures of a snapshot: everything that its hash covers. */
const head = z.object({
  number: idField,
  takenAt: instantField,
  previous: hashField,
  journalSequence: z.string().check(z.regex(/^\d{1,18}$/)),
  journalHead: hashField,
  leaves: z.int().check(z.gte(1)),
  root: hashField,
  rootSums: byCoin,
  coins: z.array(coinFigures),
  /** Snapshots of version 1 do not have it. */
  house: z.optional(house),
  /** The end of the log of operators' acts. Snapshots before version 3 do not have it. */
  audit: z.optional(z.object({ sequence: z.string().check(z.regex(/^\d{1,18}$/)), hash: hashField })),
  /** Only the first snapshot after a restore has it: up to when the backup goes, and when the installation was opened. */
  restored: z.optional(z.object({ takenAt: instantField, openedAt: instantField })),
});
const snapshot = z.object({ head, hash: hashField });
const leaf = z.object({ salt: hashField, member: memberNoField, sums: byCoin });

/** A member's own proof, as the API returns it and as it is saved in a file. */
export const memberProofFile = z.object({
  kind: z.literal('own'),
  leaf,
  branch: z.array(z.object({ side: z.enum(['left', 'right']), node })),
  head,
  hash: hashField,
});

/** A whole snapshot for auditors, with the previous one if there is one. */
export const wholeSnapshotFile = z.object({
  kind: z.literal('whole'),
  leaves: z.array(z.extend(leaf, { node })),
  blocks: z.array(node),
  head,
  hash: hashField,
  before: z.nullable(snapshot),
});

/** Any downloaded proof. */
export const proofFile = z.union([memberProofFile, wholeSnapshotFile]);

export type MemberProofFile = z.core.output<typeof memberProofFile>;
export type WholeSnapshotFile = z.core.output<typeof wholeSnapshotFile>;
export type SnapshotOnWire = z.core.output<typeof snapshot>;

/** The public proof of solvency. */
export const proofRoutes = defineRoutes({
  latest: {
    method: 'GET',
    mayLag: true,
    path: '/proof/latest',
    access: 'public',
    summary: 'The newest published snapshot: custody, backing and claims, root and hash.',
    response: snapshot,
    refusals: ['notFound'],
  },
  snapshots: {
    method: 'GET',
    mayLag: true,
    path: '/proof/snapshots',
    access: 'public',
    summary: 'All published snapshots, newest first; each names the hash of the one before.',
    query: z.object(pageQuery),
    response: page(snapshot),
    refusals: ['pageCursorInvalid'],
  },
  restores: {
    method: 'GET',
    mayLag: true,
    path: '/proof/restores',
    access: 'public',
    summary:
      'When the data were restored from a backup, and from when to when nothing moved after it, the newest first.',
    response: z.object({
      items: z.array(
        z.object({
          /** Up to when the backup has what happened. */
          takenAt: instantField,
          closedAt: instantField,
          /** Null while it is closed. */
          openedAt: z.nullable(instantField),
        }),
      ),
    }),
    refusals: [],
  },
  mine: {
    method: 'GET',
    mayLag: true,
    path: '/proof/mine',
    access: 'member',
    alone: 'shown',
    summary: 'The member’s own leaf in the newest snapshot, with its salt and its way to the root.',
    response: memberProofFile,
    refusals: ['notFound'],
  },
  take: {
    method: 'POST',
    path: '/admin/proof/snapshots',
    access: 'operator',
    act: 'proof.snapshots',
    needs: 'alone',
    summary: 'Takes a snapshot now.',
    body: nothing,
    response: snapshot,
    changes: ['proof.snapshots', 'proof.latest', 'admin.switches', 'admin.dashboard'],
    refusals: ['notYetOpen', 'tooFrequent', 'serverBusy', 'notFound'],
  },
  whole: {
    method: 'GET',
    mayLag: true,
    path: '/admin/proof/snapshots/:id/file',
    access: 'operator',
    act: 'proof.snapshots',
    needs: 'read',
    cost: 'dear',
    summary: 'A whole snapshot with every leaf, for auditors; the download is recorded.',
    params: z.object({ id: idField }),
    response: z.any(),
    produces: ['application/json'],
    refusals: ['notFound'],
  },
});
