import type { Posting } from '@greenhall/domain/ledger/posting';
import { OTC_KINDS } from '@greenhall/domain/otc/movements';
import { SHOP_KINDS } from '@greenhall/domain/shop/movements';
import { BONUS_POSTING, STOCK_KINDS } from '@greenhall/domain/stock/movements';
import { WALLET_KINDS } from '@greenhall/domain/wallet/movements';
import type { Purpose } from './purposes.ts';

/** Every kind of posting, as its slice declares it. */
export const POSTING_KINDS = { ...WALLET_KINDS, ...STOCK_KINDS, ...OTC_KINDS, ...SHOP_KINDS };
export type PostingKind = keyof typeof POSTING_KINDS;

/** A posting of the ledger; a misspelt kind does not compile. */
export type LedgerPosting = Posting<PostingKind, Purpose>;

type Kinds = typeof POSTING_KINDS;
/** A kind of movement that members see in their bill; the texts are keyed by it. */
export type MovementKind = { [K in PostingKind]: Kinds[K]['isShown'] extends true ? K : never }[PostingKind];

const isShown = (kind: PostingKind): kind is MovementKind => POSTING_KINDS[kind].isShown;

/** Every kind of movement that members see in their bill. */
export const MOVEMENT_KINDS: readonly MovementKind[] = (Object.keys(POSTING_KINDS) as PostingKind[]).filter(isShown);

/** The kinds whose movements of one day are shown as one row where there are many: the bonuses. */
export const FOLDED_KINDS = Object.values(BONUS_POSTING);

const shownOf = (kinds: object): readonly MovementKind[] => MOVEMENT_KINDS.filter((kind) => kind in kinds);
const isBonus = (kind: MovementKind): boolean => (FOLDED_KINDS as readonly MovementKind[]).includes(kind);

/** The kinds that members see, in the groups in which they choose one. Each is in one of them. */
export const MOVEMENT_GROUPS = {
  wallet: shownOf(WALLET_KINDS),
  otc: shownOf(OTC_KINDS),
  shares: shownOf(STOCK_KINDS).filter((kind) => !isBonus(kind)),
  bonuses: MOVEMENT_KINDS.filter(isBonus),
  shop: shownOf(SHOP_KINDS),
} as const;

/** The kinds that only put a member's coins aside, with the kind that brings back what is not spent. */
export const HOLD_RETURNS = {
  transferHold: 'transferReturn',
  withdrawalHold: 'withdrawalReturn',
  paymentHold: 'paymentReturn',
  otcListing: 'otcListingReturn',
  otcLock: 'otcLockReturn',
} as const satisfies Partial<Record<MovementKind, MovementKind>>;
