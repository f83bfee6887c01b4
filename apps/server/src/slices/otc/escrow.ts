import type { MarketCoin } from '@greenhall/domain/otc/market';
import { type Amount, type Coin, amount } from '@greenhall/domain/shared/money';
import { type Account, type Posting, available, hold, house } from '../ledger/index.ts';
import { feePostings } from '../wallet/index.ts';

/** The ledger keeps any coin by its code; the coins of markets are not all known to the code. */
const inLedger = (coin: MarketCoin): Coin => coin as Coin;

interface OfMember {
  readonly memberNo: bigint;
  readonly coin: MarketCoin;
}

/** Coins of a sale listing that nobody has taken, with their fee. */
const listingHold = (listing: OfMember & { id: bigint }): Account =>
  hold(listing.memberNo, inLedger(listing.coin), 'otcListing', listing.id);

interface Traded {
  readonly id: bigint;
  readonly buyer: bigint;
  readonly seller: bigint;
  readonly coin: MarketCoin;
  readonly quantity: Amount;
  readonly fee: Amount;
}

const tradeHold = (trade: Traded): Account => hold(trade.seller, inLedger(trade.coin), 'otcTrade', trade.id);
const whole = (trade: Traded): Amount => amount(trade.quantity + trade.fee);

/** What the seller of a trade can spend of its coin. */
export const spendable = (trade: Traded): Account => available(trade.seller, inLedger(trade.coin));

/** A sale is listed: its coins and the fee are held. */
export function listed(listing: OfMember & { id: bigint }, value: Amount): Posting {
  const from = available(listing.memberNo, inLedger(listing.coin));
  return { kind: 'otcListing', from, to: listingHold(listing), amount: value };
}

/** What is left of a sale goes back. */
export function unlisted(listing: OfMember & { id: bigint }, value: Amount): Posting {
  const to = available(listing.memberNo, inLedger(listing.coin));
  return { kind: 'otcListingReturn', from: listingHold(listing), to, amount: value };
}

/** The seller's coins are held for a trade: out of the listing's hold, or out of what the seller can spend. */
export function held(trade: Traded, ofListing: bigint | undefined): Posting {
  const from =
    ofListing === undefined
      ? spendable(trade)
      : listingHold({ id: ofListing, memberNo: trade.seller, coin: trade.coin });
  return { kind: 'otcLock', from, to: tradeHold(trade), amount: whole(trade) };
}

/** The held coins of a trade go back: into the listing's hold, or to what the seller can spend. */
export function returned(trade: Traded, ofListing: bigint | undefined): Posting {
  const to =
    ofListing === undefined
      ? spendable(trade)
      : listingHold({ id: ofListing, memberNo: trade.seller, coin: trade.coin });
  return { kind: 'otcLockReturn', from: tradeHold(trade), to, amount: whole(trade) };
}

/** The held coins are the buyer's, who can spend them once they have settled; the fee is the house's. */
export function released(trade: Traded, yieldFeeBp: number): Posting[] {
  const from = tradeHold(trade);
  const to = hold(trade.buyer, from.coin, 'otcSettling', trade.id);
  const fee: Posting[] =
    trade.coin === 'mey'
      ? feePostings('otcFee', from, trade.fee, yieldFeeBp)
      : [{ kind: 'otcFee', from, to: house('operations', from.coin), amount: trade.fee }];
  return [{ kind: 'otcRelease', from, to, amount: trade.quantity }, ...fee];
}

/** The bought coins have settled. */
export function settled(trade: Traded): Posting {
  const to = available(trade.buyer, inLedger(trade.coin));
  const from = hold(trade.buyer, to.coin, 'otcSettling', trade.id);
  return { kind: 'otcCredit', from, to, amount: trade.quantity };
}
