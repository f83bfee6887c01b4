import { available, hold, platformAccount, type Account, type PurposeRule } from '../ledger/account.ts';
import { postingBuilder, type KindRule, type Posting } from '../ledger/posting.ts';
import type { MemberNo } from '../shared/member-no.ts';
import { plus, type Amount, type Coin } from '../shared/money.ts';
import { feePostings, type WalletPurpose } from '../wallet/movements.ts';
import type { MarketCoin } from './market/market.ts';

/** The purposes of the accounts that the trading market adds to the chart. */
export const OTC_PURPOSES = {
  'hold:otcListing': {
    owner: 'member',
    coins: 'market',
    ref: 'listing',
    mayOverdraw: false,
    holds: 'what a sale listing has left, with its fee',
  },
  'hold:otcTrade': {
    owner: 'member',
    coins: 'market',
    ref: 'trade',
    mayOverdraw: false,
    holds: 'the seller’s coins and fee of a trade that is open or disputed',
  },
  'hold:otcSettling': {
    owner: 'member',
    coins: 'market',
    ref: 'trade',
    mayOverdraw: false,
    holds: 'what the buyer bought, for one day',
  },
} as const satisfies Readonly<Record<string, PurposeRule>>;
type OtcPurpose = keyof typeof OTC_PURPOSES | WalletPurpose;

/** The kinds of postings of the trading market, with the accounts that each moves coins between. */
export const OTC_KINDS = {
  otcListing: { from: ['available'], to: ['hold:otcListing'], isShown: true },
  otcListingReturn: { from: ['hold:otcListing'], to: ['available'], isShown: true },
  otcLock: { from: ['available', 'hold:otcListing'], to: ['hold:otcTrade'], isShown: true },
  otcLockReturn: { from: ['hold:otcTrade'], to: ['available', 'hold:otcListing'], isShown: true },
  otcRelease: { from: ['hold:otcTrade'], to: ['hold:otcSettling'], isShown: true },
  otcFee: { from: ['hold:otcTrade', 'fees'], to: ['fees', 'pool:yield', 'operations'], isShown: true },
  otcCredit: { from: ['hold:otcSettling'], to: ['available'], isShown: true },
} as const satisfies Readonly<Record<string, KindRule<OtcPurpose>>>;

export type OtcPosting = Posting<keyof typeof OTC_KINDS, OtcPurpose>;
const otcPosting = postingBuilder<typeof OTC_KINDS>();

/** The ledger identifies a coin by its code, and the coins of markets are not all known to the code. */
const inLedger = (coin: MarketCoin): Coin => coin as Coin;

/** A sale listing as the ledger needs it: its number, its seller and its coin. */
export interface ListedSale {
  readonly id: bigint;
  readonly memberNo: MemberNo;
  readonly coin: MarketCoin;
}

/** A trade as the ledger needs it; `quantity` is what the buyer gets and `fee` what the seller adds, in micro. */
export interface EscrowTrade {
  readonly id: bigint;
  readonly buyer: MemberNo;
  readonly seller: MemberNo;
  readonly coin: MarketCoin;
  readonly quantity: Amount;
  readonly fee: Amount;
}

const listingHold = ({ memberNo, coin, id }: ListedSale) => hold(memberNo, inLedger(coin), 'otcListing', id);
const tradeHold = ({ seller, coin, id }: EscrowTrade) => hold(seller, inLedger(coin), 'otcTrade', id);
const settlingHold = ({ buyer, coin, id }: EscrowTrade) => hold(buyer, inLedger(coin), 'otcSettling', id);

/** The accounts that hold the coins of a trade: the seller's until the release, the buyer's while they settle. */
export function tradeHolds(trade: EscrowTrade): Account<'hold:otcTrade' | 'hold:otcSettling'>[] {
  return [tradeHold(trade), settlingHold(trade)];
}

/** What the seller of a trade can spend of its coin. */
export function sellerAvailable(trade: EscrowTrade): Account<'available'> {
  return available(trade.seller, inLedger(trade.coin));
}

/**
 * The account from which the seller's coins are held and to which they return: the hold of the listing, or the seller's
 * available coins.
 */
function originOf(trade: EscrowTrade, ofListing: bigint | undefined): Account<'available' | 'hold:otcListing'> {
  if (ofListing === undefined) return sellerAvailable(trade);
  return listingHold({ id: ofListing, memberNo: trade.seller, coin: trade.coin });
}

/** Posts a new sale listing: its coins and the fee, together `value` micro, are held. */
export function saleListed(listing: ListedSale, value: Amount): OtcPosting {
  return otcPosting('otcListing', available(listing.memberNo, inLedger(listing.coin)), listingHold(listing), value);
}

/** Posts the end of a sale listing: the remaining `value` micro return to the seller. */
export function saleUnlisted(listing: ListedSale, value: Amount): OtcPosting {
  const mine = available(listing.memberNo, inLedger(listing.coin));
  return otcPosting('otcListingReturn', listingHold(listing), mine, value);
}

/**
 * Posts the hold for a trade: the seller's coins and fee come from the hold of a listing or from the seller's available
 * coins.
 */
export function coinsHeld(trade: EscrowTrade, ofListing: bigint | undefined): OtcPosting {
  return otcPosting('otcLock', originOf(trade, ofListing), tradeHold(trade), plus(trade.quantity, trade.fee));
}

/** Posts the return of a trade's held coins and fee to the account that they came from. */
export function coinsReturned(trade: EscrowTrade, ofListing: bigint | undefined): OtcPosting {
  return otcPosting('otcLockReturn', tradeHold(trade), originOf(trade, ofListing), plus(trade.quantity, trade.fee));
}

/**
 * Posts the release of a trade: the held coins become the buyer's, who can spend them once they have settled, and the
 * fee is collected. Rule: otc#fees.
 */
export function coinsReleased(trade: EscrowTrade, yieldFeeBp: number): OtcPosting[] {
  const from = tradeHold(trade);
  const release = otcPosting('otcRelease', from, settlingHold(trade), trade.quantity);
  if (trade.coin === 'mey') return [release, ...feePostings('otcFee', from, trade.fee, yieldFeeBp)];
  return [release, otcPosting('otcFee', from, platformAccount('operations', from.coin), trade.fee)];
}

/** Posts the end of settling: the buyer can spend the bought coins. */
export function coinsSettled(trade: EscrowTrade): OtcPosting {
  return otcPosting('otcCredit', settlingHold(trade), available(trade.buyer, inLedger(trade.coin)), trade.quantity);
}
