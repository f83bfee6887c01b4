import { LISTING_TRANSITIONS, checkTake } from '@greenhall/domain/otc/listing/listing';
import { priceOf, tradeFee } from '@greenhall/domain/otc/market/market';
import { WATCH_CLOSED, checkUnpaidOrders, settlingTime } from '@greenhall/domain/otc/trade/trade';
import { type Amount, amount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { notifyTaken } from './notices.ts';
import { type Ports, answeredOnce, once } from '../../../platform/ports.ts';
import type { Approval } from '../../identity/index.ts';
import { postAtEnd } from '../../ledger/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { isPayee, orderNumber } from '../../wallet/index.ts';
import { tradeDetail } from './detail.ts';
import { coinsHeld } from '@greenhall/domain/otc/movements';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Wallet, factsOf, proveMember, proveOrder, useApproval } from '../listing/order.ts';
import { checkTaker } from '../listing/taker.ts';
import { type ListingRow, type Offered, listingById, lockOffered } from '../listing/store-listings.ts';
import { type NewTrade, openTrade } from './store-moves.ts';
import { type OrderFacts, lockUnpaid } from '../listing/store-order-facts.ts';
import type { TradeRow } from './store-trades.ts';
import { aboutListing } from '../listing/live-events.ts';
import { aboutTrade } from './live-events.ts';

type Lister = Omit<Wallet, 'id'>;

interface Taking {
  readonly taker: MemberNo;
  readonly wallet: Wallet;
  readonly market: OrderFacts;
  readonly quantity: Amount;
  readonly releaseOnProof: boolean;
  readonly at: Date;
}

/** The buyer and the seller: who lists a sale sells, and who takes a purchase sells. */
function sidesOf(listing: ListingRow, lister: Lister, { taker, wallet, releaseOnProof }: Taking) {
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

/** If several orders of one seller open at the same time, all but one try again with another total. */
const ATTEMPTS = 16;

/** Opens the trade with its unique total and updates the listing. */
async function open(ports: Ports, tx: Tx, listing: Offered, taking: Taking): Promise<Result<TradeRow>> {
  const { market, quantity, at } = taking;
  const state = LISTING_TRANSITIONS.next(listing.state, 'take');
  const { now: account } = listing;
  // The lister's address may have been saved before it was asked whether somebody can be paid there.
  if (!state || !account || !isPayee(ports.chain, { ...listing, ...account })) return refuse('statusChanged');
  const isThere = checkTake(listing, quantity);
  if (!isThere.ok) return isThere;
  const lister = { ...account, isProved: account.provedAt !== null };
  const fee = tradeFee(quantity, listing.feeBp);
  const isSale = listing.side === 'sale';
  const left = {
    state,
    remaining: amount(listing.remaining - quantity),
    feeLeft: isSale ? amount(listing.feeLeft - fee) : listing.feeLeft,
  };
  const fresh: NewTrade = {
    ...sidesOf(listing, lister, taking),
    number: orderNumber(ports, 'T'),
    listingId: listing.id,
    marketId: market.id,
    coin: listing.coin,
    network: listing.network,
    quantity,
    price: listing.price,
    least: priceOf(quantity, listing.price),
    closedSince: new Date(at.getTime() - WATCH_CLOSED),
    fee,
    paymentMs: market.paymentMinutes * MINUTE,
    releaseMs: market.releaseMinutes * MINUTE,
    settleMs: settlingTime(market.settleHours),
    madeAt: at,
    dueAt: new Date(at.getTime() + market.paymentMinutes * MINUTE),
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const trade = await openTrade(tx, fresh, left, isSale ? 'buyer' : 'seller');
    if (trade) return accept(trade);
  }
  return refuse('numberTaken');
}

async function take(ports: Ports, tx: Tx, listing: Offered, taking: Taking): Promise<Result<TradeRow>> {
  const opened = await open(ports, tx, listing, taking);
  if (!opened.ok) return opened;
  const trade = opened.value;
  const postings = [coinsHeld(trade, listing.side === 'sale' ? listing.id : undefined)];
  await postAtEnd(tx, { reference: `otc:${trade.id}`, at: taking.at, postings });
  await ports.live.publish(tx, aboutListing(listing), aboutTrade(trade, 'trade', 'badge'));
  await notifyTaken(ports, tx, trade, listing.memberNo);
  return accept(trade);
}

async function takeFrom(
  ports: Ports,
  call: Call<'otc.take'>,
  approval: Approval | undefined,
): Promise<Result<Answer<'otc.take'>>> {
  const { body } = call;
  const me = call.caller.memberNo;
  const found = await listingById(ports.db, BigInt(call.params.id));
  if (!found) return refuse('notFound');
  const market = await factsOf(ports, { memberNo: me, market: { id: found.marketId }, other: found.memberNo }, body);
  if (!market) return refuse('notFound');
  const mayTake = checkTaker(market, found.side, ports.clock.now().getTime());
  if (!mayTake.ok) return mayTake;
  const quantity = parseAmount(body.quantity);
  if (quantity === undefined) return refuse('amountRule');
  const isThere = checkTake(found, quantity);
  if (!isThere.ok) return isThere;
  const account = await proveOrder(ports, me, market, body, approval);
  if (!account.ok) return account;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const approved = await useApproval(ports, tx, approval);
    if (!approved.ok) return approved;
    const allowed = await checkRestricted(tx, me, 'trade', at);
    if (!allowed.ok) return allowed;
    const listing = await lockOffered(tx, found.id, at);
    if (!listing) return refuse('notFound');
    const isOffered = await checkRestricted(tx, listing.memberNo, 'trade', at);
    if (!isOffered.ok) return refuse('statusChanged');
    const unpaid = listing.side === 'sale' ? checkUnpaidOrders(await lockUnpaid(tx, me)) : accept(true);
    if (!unpaid.ok) return unpaid;
    const taken = await take(ports, tx, listing, {
      taker: me,
      wallet: account.value,
      market,
      quantity,
      releaseOnProof: body.releaseOnProof === true,
      at,
    });
    if (!taken.ok) return taken;
    failpoint(ports.settings, 'otc.take.before-commit');
    return accept(await tradeDetail(ports, tx, taken.value, call));
  });
}

/** Takes a listing, in whole or in part. If two members want the last part, one gets it. */
export async function takeListing(ports: Ports, call: Call<'otc.take'>): Promise<Result<Answer<'otc.take'>>> {
  const proved = await proveMember(ports, call);
  if (!proved.ok && !call.body.passkey) return proved;
  const done = await answeredOnce<'otc.take', Answer<'otc.take'>>(ports, call, async () =>
    proved.ok ? takeFrom(ports, call, proved.value) : proved,
  );
  failpoint(ports.settings, 'otc.take.after-commit');
  return done;
}
