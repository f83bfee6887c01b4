import { checkNumberEnd } from '@greenhall/domain/otc/trade/number-end';
import { CLAIMS, TRADE_TRANSITIONS, type TradeEvent, isShownByChain } from '@greenhall/domain/otc/trade/trade';
import { checkTxid } from '@greenhall/domain/chain/txid';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answeredOnce, once } from '../../../platform/ports.ts';
import { usedLogs } from '../../chain/index.ts';
import { checkOutgoing } from '../../identity/index.ts';
import { proveMember, useApproval } from '../listing/order.ts';
import { tradeDetail } from './detail.ts';
import { type Locked, lockTrade, moveTrade } from './move.ts';
import type { Picture } from '../../../platform/pictures/files.ts';
import { withPicture } from '../../../platform/pictures/uploads.ts';
import { OF_A_TRADE, storePicture } from './pictures.ts';
import type { Detail } from './present.ts';
import { type TradeRow, tradeById } from './store-trades.ts';
import { endDueTrade, recordPulse } from './keep-time.ts';

type Side = 'buyer' | 'seller';

/** The trade, if the member is the side that has to act. */
function ofSide(trade: TradeRow | undefined, me: MemberNo, side: Side): Result<TradeRow> {
  if (!trade || (trade.buyer !== me && trade.seller !== me)) return refuse('notFound');
  return trade[side] === me ? accept(trade) : refuse('forbidden');
}

type OneMove = Call<'otc.cancel'> | Call<'otc.confirm'> | Call<'otc.deny'>;

/** A simple transition: lock, check, move. */
async function moveOnce(
  ports: Ports,
  call: OneMove,
  { event, by }: { event: TradeEvent; by: Side },
  look?: (locked: Locked, tx: Tx) => Result<unknown> | Promise<Result<unknown>>,
): Promise<Result<Detail>> {
  const me = call.caller.memberNo;
  const done = await once(ports, call, async (tx) => {
    const locked = await lockTrade(tx, BigInt(call.params.id));
    const own = ofSide(locked?.trade, me, by);
    if (!own.ok || !locked) return own.ok ? refuse('notFound') : own;
    const looked = await look?.(locked, tx);
    if (looked && !looked.ok) return looked;
    const moved = await moveTrade(ports, tx, locked, { event, by, at: ports.clock.now() });
    return moved.ok ? accept(await tradeDetail(ports, tx, moved.value, call)) : moved;
  });
  failpoint(ports.settings, `otc.${event}.after-commit`);
  return done;
}

/** The buyer cancels before paying, or withdraws. */
export function cancelTrade(ports: Ports, call: Call<'otc.cancel'>): Promise<Result<Answer<'otc.cancel'>>> {
  return moveOnce(ports, call, { event: 'cancel', by: 'buyer' });
}

/**
 * The seller confirms the payment and the coins become the buyer's. Until the chain has proved the payment this needs the
 * end of the order's number, so that no order is released by mistake. During a cool-down of the seller only the chain's
 * proof or two operators can complete the sale, because whoever has just changed the password may not be the seller.
 */
export async function confirmPayment(ports: Ports, call: Call<'otc.confirm'>): Promise<Result<Answer<'otc.confirm'>>> {
  const proved = await proveMember(ports, call);
  if (!proved.ok && !call.body.passkey) return proved;
  return answeredOnce<'otc.confirm', Answer<'otc.confirm'>>(ports, call, async () => {
    if (!proved.ok) return proved;
    return moveOnce(ports, call, { event: 'confirm', by: 'seller' }, async ({ trade }, tx) => {
      const approved = await useApproval(ports, tx, proved.value);
      if (!approved.ok || trade.provedAt !== null) return approved;
      const named = checkNumberEnd(trade.number, call.body.numberEnd ?? '');
      if (!named.ok) return named;
      return checkOutgoing(tx, trade.seller, 'release', ports.clock.now());
    });
  });
}

/** The seller reports that nothing arrived. This is not possible against a proof, nor during an appeal. */
export function denyPayment(ports: Ports, call: Call<'otc.deny'>): Promise<Result<Answer<'otc.deny'>>> {
  return moveOnce(ports, call, { event: 'deny', by: 'seller' }, ({ trade }) => {
    if (trade.provedAt !== null) return refuse('paymentProved');
    return trade.appealId === null ? accept(true) : refuse('statusChanged');
  });
}

interface Claim {
  readonly txid: string | null;
  readonly picture: Picture | undefined;
}

/** Reads the claim of a payment: both its txid and its picture, unless the chain shows the payment already. */
function readClaim(call: Call<'otc.claim'>, trade: TradeRow): Result<string | null> {
  const isShown = trade.txid !== null && trade.judgement !== null && isShownByChain(trade.judgement);
  if (!isShown && !(call.body.txid && call.files.voucher)) return refuse('contentEmpty');
  return call.body.txid ? checkTxid(trade.network, call.body.txid) : accept(null);
}

/** Whether a trade takes a claim now. */
function judgeClaim(trade: TradeRow): Result<true> {
  if (trade.state === 'canceled' && trade.event === 'timeout') return refuse('paymentTimeout');
  if (trade.claims >= CLAIMS) return refuse('tooFrequent');
  return TRADE_TRANSITIONS.can(trade.state, 'claim') ? accept(true) : refuse('statusChanged');
}

async function claim(ports: Ports, tx: Tx, locked: Locked, { txid, picture }: Claim): Promise<Result<TradeRow>> {
  const { trade } = locked;
  const at = ports.clock.now();
  const judged = judgeClaim(trade);
  if (!judged.ok) return judged;
  if (
    txid !== null &&
    (await usedLogs(tx, { network: trade.network, txid }, { kind: 'trade', ref: trade.id })).length > 0
  )
    return refuse('paymentUsed');
  await storePicture(tx, trade.id, picture, at);
  const claimed = { txid, voucher: picture?.name ?? null };
  return moveTrade(ports, tx, locked, { event: 'claim', by: 'buyer', at, claim: claimed });
}

/** Closes a trade whose time limit is over before anything else is done with it. */
async function ended(ports: Ports, trade: TradeRow): Promise<TradeRow> {
  const { id, state, dueAt } = trade;
  if (state !== 'waitForPayment' || dueAt === null || dueAt > ports.clock.now()) return trade;
  await recordPulse(ports);
  await endDueTrade(ports, id);
  return (await tradeById(ports.db, id)) ?? trade;
}

/** The buyer claims that the payment was made. A late claim is refused, and the trade is closed then. */
export async function claimPayment(ports: Ports, call: Call<'otc.claim'>): Promise<Result<Answer<'otc.claim'>>> {
  const me = call.caller.memberNo;
  const known = ofSide(await tradeById(ports.db, BigInt(call.params.id)), me, 'buyer');
  if (!known.ok) return known;
  const { id } = known.value;
  const txid = readClaim(call, known.value);
  if (!txid.ok) return txid;
  const done = await withPicture<'otc.claim', Answer<'otc.claim'>>(ports, call, {
    ...OF_A_TRADE,
    content: call.files.voucher,
    judge: async () => judgeClaim(await ended(ports, known.value)),
    write: (picture) =>
      once(ports, call, async (tx) => {
        const locked = await lockTrade(tx, id);
        if (!locked) return refuse('notFound');
        const claimed = await claim(ports, tx, locked, { txid: txid.value, picture });
        return claimed.ok ? accept(await tradeDetail(ports, tx, claimed.value, call)) : claimed;
      }),
  });
  failpoint(ports.settings, 'otc.claim.after-commit');
  return done;
}
