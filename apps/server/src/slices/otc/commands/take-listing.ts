import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { LISTING_LIFE, checkTake } from '@greenhall/domain/otc/listing';
import { priceOf, tradeFee } from '@greenhall/domain/otc/market';
import { WATCH_CLOSED } from '@greenhall/domain/otc/trade';
import { type Amount, amount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE, HOUR } from '@greenhall/domain/shared/time';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answered, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { memberState } from '../../members/index.ts';
import { orderNumber, usableAccount } from '../../wallet/index.ts';
import { tradeDetail } from '../detail.ts';
import { held } from '../escrow.ts';
import { checkSide, proveOrder } from '../order.ts';
import { type ListingRow, listingById, lockListing, moveListing } from '../store-listings.ts';
import { type MarketRow, lockedOf, marketById } from '../store-markets.ts';
import { type NewTrade, type TradeRow, freeTotal, insertStep, insertTrade, lockTotals } from '../store-trades.ts';
import { tellMarket, tellParties } from '../tell.ts';

/** The wallet that one side uses in a trade. */
interface Wallet {
  readonly label: string;
  readonly address: string;
  readonly isProved: boolean;
}

interface Taking {
  readonly taker: bigint;
  readonly wallet: Wallet;
  readonly market: MarketRow;
  readonly quantity: Amount;
  readonly releaseOnProof: boolean;
  readonly at: Date;
}

const walletOf = (account: { label: string; address: string; provedAt: Date | null }): Wallet => ({
  label: account.label,
  address: account.address,
  isProved: account.provedAt !== null,
});

/** Who is who: the one who lists a sale sells, the one who takes a purchase sells. */
function sidesOf(listing: ListingRow, lister: Wallet, { taker, wallet, releaseOnProof }: Taking) {
  const [buyer, seller, buyers, sellers] =
    listing.side === 'sale' ? [taker, listing.memberNo, wallet, lister] : [listing.memberNo, taker, lister, wallet];
  return {
    buyer,
    seller,
    buyerLabel: buyers.label,
    buyerAddress: buyers.address,
    buyerProved: buyers.isProved,
    sellerLabel: sellers.label,
    sellerAddress: sellers.address,
    releaseOnProof: listing.side === 'sale' ? listing.releaseOnProof : releaseOnProof,
  };
}

/** The trade with its unique total. */
async function open(
  ports: Ports,
  tx: Tx,
  listing: ListingRow,
  lister: Wallet,
  taking: Taking,
): Promise<Result<TradeRow>> {
  const { market, quantity, at } = taking;
  const sides = sidesOf(listing, lister, taking);
  await lockTotals(tx, sides.seller, listing.network);
  const recently = new Date(at.getTime() - WATCH_CLOSED);
  const total = await freeTotal(tx, sides.seller, listing.network, priceOf(quantity, listing.price), recently);
  const fresh: NewTrade = {
    ...sides,
    number: orderNumber(ports, 'T'),
    listingId: listing.id,
    marketId: market.id,
    coin: listing.coin,
    network: listing.network,
    quantity,
    price: listing.price,
    total: amount<'usdt'>(total),
    fee: tradeFee(quantity, DEFAULT_PLAN.tradeFeeBp),
    paymentMs: market.paymentMinutes * MINUTE,
    releaseMs: market.releaseMinutes * MINUTE,
    settleMs: market.settleHours * HOUR,
    madeAt: at,
    dueAt: new Date(at.getTime() + market.paymentMinutes * MINUTE),
  };
  const trade = await insertTrade(tx, fresh);
  return trade ? accept(trade) : refuse('numberTaken');
}

async function take(ports: Ports, tx: Tx, listing: ListingRow, taking: Taking): Promise<Result<TradeRow>> {
  const { quantity, at } = taking;
  const state = LISTING_LIFE.next(listing.state, 'take');
  if (!state) return refuse('statusChanged');
  const isThere = checkTake(listing, quantity);
  if (!isThere.ok) return isThere;
  // The wallet as it is now: it may have been deleted or changed since it was listed.
  const lister = await usableAccount(tx, listing.memberNo, listing.accountId, at);
  if (!lister.ok) return refuse('statusChanged');
  const opened = await open(ports, tx, listing, walletOf(lister.value), taking);
  if (!opened.ok) return opened;
  const trade = opened.value;
  const isSale = listing.side === 'sale';
  const moved = await moveListing(tx, listing, {
    state,
    remaining: amount(listing.remaining - quantity),
    feeLeft: isSale ? amount(listing.feeLeft - trade.fee) : listing.feeLeft,
  });
  if (!moved) return refuse('statusChanged');
  const postings = [held(trade, isSale ? listing.id : undefined)];
  const posted = await post(tx, { reference: `otc:${trade.id}`, at, postings });
  if (!posted.ok) return posted;
  await insertStep(tx, { tradeId: trade.id, event: 'take', state: trade.state, by: isSale ? 'buyer' : 'seller', at });
  await tellMarket(ports, tx, listing);
  await tellParties(ports, tx, trade, 'trade', 'badge', 'balance');
  return accept(trade);
}

/** Whether this member may take from that listing: not one's own, nor one of another node of the same owner. */
async function checkTaker(ports: Ports, me: bigint, listing: ListingRow): Promise<Result<MarketRow>> {
  const market = await marketById(ports.db, listing.marketId);
  if (!market?.isOpen) return refuse('notYetOpen');
  const owners = await Promise.all([me, listing.memberNo].map(async (no) => (await memberState(ports.db, no))?.owner));
  if (owners[0] === owners[1]) return refuse('selfTransfer');
  const locked = await lockedOf(ports.db, [me, listing.memberNo]);
  if (locked.has(me)) return refuse('positionLocked');
  if (locked.has(listing.memberNo)) return refuse('statusChanged');
  const mayTrade = await checkSide(ports, me, listing.side === 'sale' ? 'buyer' : 'seller');
  return mayTrade.ok ? accept(market) : mayTrade;
}

/** Takes a listing, in whole or in part. Of two who want the last of it one gets it. */
export async function takeListing(ports: Ports, call: Call<'otc.take'>): Promise<Result<Answer<'otc.take'>>> {
  const { body, caller } = call;
  const me = caller.memberNo;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const before = await answered<'otc.take', Answer<'otc.take'>>(ports, call);
  if (before) return before;
  const found = await listingById(ports.db, BigInt(call.params.id));
  if (!found) return refuse('notFound');
  const market = await checkTaker(ports, me, found);
  if (!market.ok) return market;
  const quantity = parseAmount(body.quantity);
  if (quantity === undefined) return refuse('amountRule');
  const isThere = checkTake(found, quantity);
  if (!isThere.ok) return isThere;
  const account = await proveOrder(ports, me, market.value, body);
  if (!account.ok) return account;
  const done = await once(ports, call, async (tx) => {
    const listing = await lockListing(tx, found.id);
    if (!listing) return refuse('notFound');
    const taken = await take(ports, tx, listing, {
      taker: me,
      wallet: walletOf(account.value),
      market: market.value,
      quantity,
      releaseOnProof: body.releaseOnProof === true,
      at: ports.clock.now(),
    });
    if (!taken.ok) return taken;
    failpoint(ports.settings, 'otc.take.before-commit');
    return accept(await tradeDetail(ports, tx, taken.value, me));
  });
  failpoint(ports.settings, 'otc.take.after-commit');
  return done;
}
