import type { ReportName } from '@greenhall/contract/admin/reports';
import { FOLDED_KINDS, type PostingKind } from '@greenhall/contract/shared/movements';
import { PURPOSES } from '@greenhall/contract/shared/purposes';
import { OTC_KINDS } from '@greenhall/domain/otc/movements';
import { SHOP_KINDS } from '@greenhall/domain/shop/movements';
import type { Amount } from '@greenhall/domain/shared/money';

/** What moved by one kind of posting between the accounts of two purposes. */
export interface Moved {
  readonly kind: string;
  readonly coin: string;
  readonly source: string;
  readonly target: string;
  readonly postings: number;
  readonly amount: Amount;
}

const isMembers = (purpose: string): boolean =>
  Object.hasOwn(PURPOSES, purpose) && PURPOSES[purpose as keyof typeof PURPOSES].owner === 'member';

/** What members pay for an act; the rest of these kinds shares out what was paid. */
const PAID_FEES: readonly PostingKind[] = [
  'transferFee',
  'collectFee',
  'exchangeFee',
  'withdrawalFee',
  'otcFee',
  'saleFee',
];
/** The fees of payments for levels, which are shared out when a payment is recognised. */
const SHARED_FEE: PostingKind = 'feeDivision';

const among = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/** Which movements a report is about. Rule: admin#reports. */
export const PARTS: Readonly<Record<Exclude<ReportName, 'balance' | 'flows'>, (moved: Moved) => boolean>> = {
  fees: ({ kind, source }) => kind === SHARED_FEE || (among(PAID_FEES, kind) && isMembers(source)),
  bonuses: ({ kind, target }) => among(FOLDED_KINDS, kind) && target === 'available',
  trading: ({ kind, source }) => Object.hasOwn(OTC_KINDS, kind) && isMembers(source),
  shop: ({ kind }) => Object.hasOwn(SHOP_KINDS, kind),
};
