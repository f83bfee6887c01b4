import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { LISTING_LIFE } from '@greenhall/domain/otc/listing';
import { LISTINGS_A_DAY, type Order, checkMarket, checkOrder, tradeFee } from '@greenhall/domain/otc/market';
import { ZERO, amount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answered, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { memberState } from '../../members/index.ts';
import { listed, unlisted } from '../escrow.ts';
import { referenceOf } from '../market.ts';
import { checkSide, proveOrder } from '../order.ts';
import { presentOwn } from '../present.ts';
import {
  type ListingRow,
  type NewListing,
  hasUnfilled,
  insertListing,
  listedOn,
  listingById,
  lockListing,
  moveListing,
  openTradesOf,
} from '../store-listings.ts';
import { type MarketRow, lockedOf, lockLister, marketOf } from '../store-markets.ts';
import { tellMarket } from '../tell.ts';

type Body = Call<'otc.post'>['body'];

function readOrder(body: Body): Order | undefined {
  const price = parseAmount<'usdt'>(body.price);
  const [quantity, min, max] = [body.quantity, body.min, body.max].map((text) => parseAmount(text));
  if (price === undefined || quantity === undefined || min === undefined || max === undefined) return undefined;
  return { side: body.side, price, quantity, min, max };
}

/** Everything that can be said of an order before its coins are looked at. */
async function examine(ports: Ports, me: bigint, body: Body): Promise<Result<{ market: MarketRow; order: Order }>> {
  const market = await marketOf(ports.db, body.coin, body.network);
  if (!market) return refuse('notFound');
  const level = (await memberState(ports.db, me))?.level ?? 0;
  const takesOrders = checkMarket(market, body.side, level);
  if (!takesOrders.ok) return takesOrders;
  if ((await lockedOf(ports.db, [me])).has(me)) return refuse('positionLocked');
  const mayTrade = await checkSide(ports, me, body.side === 'sale' ? 'seller' : 'buyer');
  if (!mayTrade.ok) return mayTrade;
  const order = readOrder(body);
  if (!order) return refuse('amountRule');
  const fits = checkOrder(market, order, await referenceOf(ports.db, market, ports.clock.now()));
  return fits.ok ? accept({ market, order }) : fits;
}

async function insertWithHold(tx: Tx, fresh: Omit<NewListing, 'slot'>, coin: string): Promise<Result<bigint>> {
  await lockLister(tx, fresh.memberNo);
  if (await hasUnfilled(tx, fresh.memberNo, fresh.marketId, fresh.side)) return refuse('listingUnfilled');
  const made = await listedOn(tx, fresh.memberNo, fresh.day);
  if (made >= LISTINGS_A_DAY) return refuse('listingDailyLimit', { max: LISTINGS_A_DAY });
  const id = await insertListing(tx, { ...fresh, slot: made + 1 });
  if (fresh.side === 'purchase') return accept(id);
  const posting = listed({ id, memberNo: fresh.memberNo, coin }, amount(fresh.quantity + fresh.feeLeft));
  const posted = await post(tx, { reference: `otc-listing:${id}`, at: fresh.madeAt, postings: [posting] });
  return posted.ok ? accept(id) : posted;
}

/** Lists a purchase or a sale; a sale's coins and its fee are held from here on. */
export async function postListing(ports: Ports, call: Call<'otc.post'>): Promise<Result<Answer<'otc.post'>>> {
  const { body, caller } = call;
  const me = caller.memberNo;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const before = await answered<'otc.post', Answer<'otc.post'>>(ports, call);
  if (before) return before;
  const examined = await examine(ports, me, body);
  if (!examined.ok) return examined;
  const { market, order } = examined.value;
  const account = await proveOrder(ports, me, market, body);
  if (!account.ok) return account;
  const { id: accountId, label: accountLabel, address } = account.value;
  const isSale = order.side === 'sale';
  const at = ports.clock.now();
  const done = await once(ports, call, async (tx) => {
    const fresh = {
      ...order,
      marketId: market.id,
      memberNo: me,
      feeLeft: isSale ? tradeFee(order.quantity, DEFAULT_PLAN.tradeFeeBp) : ZERO,
      releaseOnProof: isSale && body.releaseOnProof === true,
      accountId,
      accountLabel,
      address,
      day: at.toISOString().slice(0, 10),
      madeAt: at,
    };
    const id = await insertWithHold(tx, fresh, market.coin);
    if (!id.ok) return id;
    const row = await listingById(tx, id.value);
    if (!row) throw new Error('a listing that was just made is missing');
    await tellMarket(ports, tx, row);
    failpoint(ports.settings, 'otc.post.before-commit');
    return accept(presentOwn(row, 0));
  });
  failpoint(ports.settings, 'otc.post.after-commit');
  return done;
}

async function giveUp(ports: Ports, tx: Tx, row: ListingRow): Promise<Result<true>> {
  const state = LISTING_LIFE.next(row.state, 'revoke');
  if (!state || row.remaining === 0n) return refuse('statusChanged');
  const moved = await moveListing(tx, row, { state, remaining: row.remaining, feeLeft: row.feeLeft });
  if (!moved) return refuse('statusChanged');
  await tellMarket(ports, tx, row);
  if (row.side === 'purchase') return accept(true);
  const posting = unlisted(row, amount(row.remaining + row.feeLeft));
  const at = ports.clock.now();
  const posted = await post(tx, { reference: `otc-listing:${row.id}`, at, postings: [posting] });
  if (!posted.ok) throw new Error(`the hold of listing ${row.id} is empty`);
  return accept(true);
}

/** Takes back what nobody has taken; what is in open trades stays there. */
export async function revokeListing(ports: Ports, call: Call<'otc.revoke'>): Promise<Result<Answer<'otc.revoke'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const row = await lockListing(tx, id);
    if (!row || row.memberNo !== call.caller.memberNo) return refuse('notFound');
    const revoked = await giveUp(ports, tx, row);
    if (!revoked.ok) return revoked;
    const openTrades = (await openTradesOf(tx, [id])).get(id) ?? 0;
    return accept(presentOwn({ ...row, state: 'revoked' }, openTrades));
  });
}
