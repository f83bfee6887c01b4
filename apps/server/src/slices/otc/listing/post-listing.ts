import { LISTING_TRANSITIONS } from '@greenhall/domain/otc/listing/listing';
import {
  LISTINGS_A_DAY,
  type Order,
  checkMarket,
  checkOrder,
  referencePrice,
  tradeFee,
} from '@greenhall/domain/otc/market/market';
import { ZERO, amount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answeredOnce, once } from '../../../platform/ports.ts';
import type { Approval } from '../../identity/index.ts';
import { post, postAtEnd } from '../../ledger/index.ts';
import { checkRestricted, planNow } from '../../members/index.ts';
import { saleListed, saleUnlisted } from '@greenhall/domain/otc/movements';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { checkSide, factsOf, proveMember, proveOrder, useApproval } from './order.ts';
import { presentMine } from './present.ts';
import {
  type ListingRow,
  type NewListing,
  insertListing,
  listedSoFar,
  lockListing,
  moveListing,
  openTradesOf,
} from './store-listings.ts';
import type { OrderFacts } from './store-order-facts.ts';
import { aboutListing } from './live-events.ts';

type Body = Call<'otc.post'>['body'];

function readOrder(body: Body): Order | undefined {
  const price = parseAmount<'usdt'>(body.price);
  const [quantity, min, max] = [body.quantity, body.min, body.max].map((text) => parseAmount(text));
  if (price === undefined || quantity === undefined || min === undefined || max === undefined) return undefined;
  return { side: body.side, price, quantity, min, max };
}

interface Examined {
  readonly facts: OrderFacts;
  readonly order: Order;
  readonly feeBp: number;
}

/** All checks of an order that do not need the balance. */
async function examine(ports: Ports, me: MemberNo, body: Body): Promise<Result<Examined>> {
  const now = ports.clock.now().getTime();
  const facts = await factsOf(ports, { memberNo: me, market: body }, body);
  if (!facts) return refuse('notFound');
  const takesOrders = checkMarket(facts, body.side, facts.level);
  if (!takesOrders.ok) return takesOrders;
  const mayTrade = checkSide(facts, body.side === 'sale' ? 'seller' : 'buyer', now);
  if (!mayTrade.ok) return mayTrade;
  const order = readOrder(body);
  if (!order) return refuse('amountRule');
  const fits = checkOrder(facts, order, referencePrice(facts, facts.traded));
  if (!fits.ok) return fits;
  const { tradeFeeBp: feeBp } = await planNow(ports);
  const isStale = body.feeBp !== undefined && body.feeBp !== feeBp;
  return isStale ? refuse('rateChanged') : accept({ facts, order, feeBp });
}

/** Inserts a listing. If the member has listed concurrently, the result is the refusal that applies now. */
async function insert(tx: Tx, fresh: NewListing): Promise<Result<ListingRow>> {
  for (;;) {
    const row = await insertListing(tx, fresh, LISTINGS_A_DAY);
    if (row) return accept(row);
    const { hasUnfilled, today } = await listedSoFar(tx, fresh);
    if (hasUnfilled) return refuse('listingUnfilled');
    if (today >= LISTINGS_A_DAY) return refuse('listingDailyLimit', { max: LISTINGS_A_DAY });
  }
}

async function insertWithHold(tx: Tx, fresh: NewListing): Promise<Result<ListingRow>> {
  const listing = await insert(tx, fresh);
  if (!listing.ok || fresh.side === 'purchase') return listing;
  const posting = saleListed(listing.value, amount(fresh.quantity + fresh.feeLeft));
  const reference = `otc-listing:${listing.value.id}`;
  await postAtEnd(tx, { reference, at: fresh.madeAt, postings: [posting] });
  return listing;
}

async function list(
  ports: Ports,
  call: Call<'otc.post'>,
  approval: Approval | undefined,
): Promise<Result<Answer<'otc.post'>>> {
  const { body } = call;
  const me = call.caller.memberNo;
  const examined = await examine(ports, me, body);
  if (!examined.ok) return examined;
  const { facts, order, feeBp } = examined.value;
  const account = await proveOrder(ports, me, facts, body, approval);
  if (!account.ok) return account;
  const { id: accountId, label: accountLabel, address } = account.value;
  const isSale = order.side === 'sale';
  const at = ports.clock.now();
  return once(ports, call, async (tx) => {
    const approved = await useApproval(ports, tx, approval);
    if (!approved.ok) return approved;
    const allowed = await checkRestricted(tx, me, 'trade', at);
    if (!allowed.ok) return allowed;
    const row = await insertWithHold(tx, {
      ...order,
      marketId: facts.id,
      coin: facts.coin,
      network: facts.network,
      memberNo: me,
      feeBp,
      feeLeft: isSale ? tradeFee(order.quantity, feeBp) : ZERO,
      releaseOnProof: isSale && body.releaseOnProof === true,
      accountId,
      accountLabel,
      address,
      day: at.toISOString().slice(0, 10),
      madeAt: at,
    });
    if (!row.ok) return row;
    await ports.live.publish(tx, aboutListing(row.value));
    failpoint(ports.settings, 'otc.post.before-commit');
    return accept(presentMine(row.value, 0));
  });
}

/** Lists a purchase or a sale. The coins of a sale and its fee are held from now on. */
export async function postListing(ports: Ports, call: Call<'otc.post'>): Promise<Result<Answer<'otc.post'>>> {
  const proved = await proveMember(ports, call);
  if (!proved.ok && !call.body.passkey) return proved;
  const done = await answeredOnce<'otc.post', Answer<'otc.post'>>(ports, call, async () =>
    proved.ok ? list(ports, call, proved.value) : proved,
  );
  failpoint(ports.settings, 'otc.post.after-commit');
  return done;
}

async function giveUp(ports: Ports, tx: Tx, row: ListingRow): Promise<Result<true>> {
  const state = LISTING_TRANSITIONS.next(row.state, 'revoke');
  if (!state || row.remaining === 0n) return refuse('statusChanged');
  const moved = await moveListing(tx, row, { state, remaining: row.remaining, feeLeft: row.feeLeft });
  if (!moved) return refuse('statusChanged');
  await ports.live.publish(tx, aboutListing(row));
  if (row.side === 'purchase') return accept(true);
  const posting = saleUnlisted(row, amount(row.remaining + row.feeLeft));
  const at = ports.clock.now();
  const posted = await post(tx, { reference: `otc-listing:${row.id}`, at, postings: [posting] });
  if (!posted.ok) throw new Error(`the hold of listing ${row.id} is empty`);
  return accept(true);
}

/** Revokes the untaken rest of a listing. The coins of open trades stay held. */
export async function revokeListing(ports: Ports, call: Call<'otc.revoke'>): Promise<Result<Answer<'otc.revoke'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const row = await lockListing(tx, id);
    if (!row || row.memberNo !== call.caller.memberNo) return refuse('notFound');
    const revoked = await giveUp(ports, tx, row);
    if (!revoked.ok) return revoked;
    const openTrades = (await openTradesOf(tx, [id])).get(id) ?? 0;
    return accept(presentMine({ ...row, state: 'revoked' }, openTrades));
  });
}
