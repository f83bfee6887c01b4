import { COINS, type Coin } from '../shared/money.ts';
import { type PlatformFault, type PlatformFigures, platformLines, checkPlatformFigures } from './platform-figures.ts';
import type { Sha256, Sums } from './sum-tree.ts';

/**
 * The kinds of claims on a coin. `members` to `queue` belong to members, and the tree holds their sum for each member.
 */
export const CLAIMS = ['members', 'holds', 'escrow', 'queue', 'pools', 'reserve', 'fees'] as const;
export type Claim = (typeof CLAIMS)[number];
/** What corrections have taken back and nobody has got yet; snapshots before version 4 do not have it. */
const SUSPENSE = 'suspense';
/** The claims whose sum for each member is in the tree. */
export const MEMBER_CLAIMS: readonly Claim[] = ['members', 'holds', 'escrow', 'queue'];

/** The figures of one coin in a snapshot, in micro. */
export interface CoinFigures {
  readonly coin: Coin;
  /** Held on networks, and held outside against approved receipts. The two are shown separately. */
  readonly custodyChain: bigint;
  readonly custodyReceipts: bigint;
  /** What `mey`, `bdb` and `ftb` are claims on. */
  readonly backing: bigint;
  readonly claims: Readonly<Record<Claim, bigint> & { readonly suspense?: bigint | undefined }>;
}

/** The published figures of a snapshot. Hashes as lower-case hex. Rule: proof#snapshots. */
export interface SnapshotHead {
  readonly number: bigint;
  /** ISO 8601, UTC. */
  readonly takenAt: string;
  /** The hash of the snapshot before it; 64 zeros for the first. */
  readonly previous: string;
  /** The last sealed position of the ledger's journal: its number and its hash. */
  readonly journalSequence: bigint;
  readonly journalHead: string;
  readonly leaves: number;
  readonly root: string;
  readonly rootSums: Sums;
  readonly coins: readonly CoinFigures[];
  /** Pools, shares, settlements and results; snapshots of version 1 do not have them. */
  readonly house?: PlatformFigures | undefined;
  /** The end of the log of operators' acts, from which nothing can be cut off any more; snapshots before version 3 do not have it. */
  readonly audit?: { readonly sequence: bigint; readonly hash: string } | undefined;
  /**
   * Only of the first snapshot after the data were restored from a backup (version 5): up to when the backup has what happened, and when
   * the installation was opened. Its number follows the highest that was published, and `previous` the newest that the backup has.
   */
  readonly restored?: { readonly takenAt: string; readonly openedAt: string } | undefined;
}

function versionOf({ coins, house, audit, restored }: SnapshotHead): number {
  if (restored) return 5;
  if (coins.some(({ claims }) => claims[SUSPENSE] !== undefined)) return 4;
  return audit ? 3 : house ? 2 : 1;
}

/** The claims of one coin that its snapshot has, in their order. */
export const claimsIn = ({ claims }: { readonly claims: { readonly suspense?: unknown } }) =>
  claims[SUSPENSE] === undefined ? CLAIMS : ([...CLAIMS, SUSPENSE] as const);

/** The hash before the first snapshot. */
export const NO_SNAPSHOT = '0'.repeat(64);

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a lower-case hex text; `undefined` if the text is not one. */
export function bytesOf(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

const line = (...parts: readonly (string | number | bigint)[]): string => `${parts.join(' ')}\n`;

/** The text that a snapshot's hash covers: every published figure, in one fixed order. */
export function headText(head: SnapshotHead): string {
  const coins = head.coins.map((figures) => {
    const { coin, custodyChain, custodyReceipts, backing, claims } = figures;
    const owed = claimsIn(figures).map((claim) => claims[claim] ?? 0n);
    return line('coin', coin, custodyChain, custodyReceipts, backing, ...owed);
  });
  return [
    line('greenhall solvency', versionOf(head)),
    line('number', head.number),
    line('taken', head.takenAt),
    line('previous', head.previous),
    line('journal', head.journalSequence, head.journalHead),
    ...(head.audit ? [line('audit', head.audit.sequence, head.audit.hash)] : []),
    ...(head.restored ? [line('restored', head.restored.takenAt, head.restored.openedAt)] : []),
    line('tree', head.leaves, head.root, ...head.rootSums),
    ...coins,
    ...(head.house ? platformLines(head.house).map((text) => line(text)) : []),
  ].join('');
}

/** The hash that publishes a snapshot and chains the next one to it: H(2 | text). */
export function headHash(sha256: Sha256, head: SnapshotHead): string {
  const text = headText(head);
  const bytes = Uint8Array.from([2, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  return hexOf(sha256(bytes));
}

/** Why a snapshot is not solvent or not consistent. */
export type SolvencyFault = 'backingShort' | 'backingSurplus' | 'custodyShort' | 'treeDiffers' | PlatformFault;

const UNIT_COINS: readonly Coin[] = ['mey', 'bdb', 'ftb'];
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
/** All claims on one coin, in micro. */
export const claimsOn = (figures: CoinFigures): bigint =>
  sum(claimsIn(figures).map((claim) => figures.claims[claim] ?? 0n));

/**
 * Checks the backing rule on a snapshot: the three unit coins in claims equal `backing` in usdt; the claims on usdt
 * plus the backing are at most custody; the tree's sums are the members' claims; pools and reserve equal their claims.
 * The result is empty if all of it is true. Rule: proof#backing.
 */
export function judgeSolvency({
  coins,
  rootSums,
  house,
}: Pick<SnapshotHead, 'coins' | 'rootSums' | 'house'>): SolvencyFault[] {
  const backing = sum(coins.map((figures) => figures.backing));
  const unitCoins = coins.filter(({ coin }) => UNIT_COINS.includes(coin));
  const units = sum(unitCoins.map(claimsOn));
  const usdt = coins.filter(({ coin }) => coin === 'usdt');
  const custody = sum(usdt.map(({ custodyChain, custodyReceipts }) => custodyChain + custodyReceipts));
  const faults = {
    backingShort: units > backing,
    backingSurplus: units < backing,
    custodyShort: sum(usdt.map(claimsOn)) + backing > custody,
    treeDiffers: coins.some(
      ({ coin, claims }) => sum(MEMBER_CLAIMS.map((claim) => claims[claim])) !== rootSums[COINS.indexOf(coin)],
    ),
  } satisfies Partial<Record<SolvencyFault, boolean>>;
  const found = (Object.keys(faults) as (keyof typeof faults)[]).filter((fault) => faults[fault]);
  const claimed = (claim: 'pools' | 'reserve') => sum(unitCoins.map(({ claims }) => claims[claim]));
  return [
    ...found,
    ...(house ? checkPlatformFigures(house, { pools: claimed('pools'), reserve: claimed('reserve') }) : []),
  ];
}
