import { APPEAL_TRANSITIONS } from '@greenhall/domain/otc/trade/appeal';
import { LISTING_TRANSITIONS, afterTrade } from '@greenhall/domain/otc/listing/listing';
import {
  HELD,
  type TradeActor,
  TRADE_TRANSITIONS,
  type TradeEvent,
  type TradeState,
  clockOf,
  escrowOf,
} from '@greenhall/domain/otc/trade/trade';
import { type Amount, ZERO, amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Ports } from '../../../platform/ports.ts';
import { postAtEnd, readBalance } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import {
  coinsHeld,
  coinsReleased,
  coinsReturned,
  sellerAvailable,
  saleUnlisted,
  type OtcPosting,
} from '@greenhall/domain/otc/movements';
import { appealById, endAppeal } from './store-appeals.ts';
import { type ListingChange, type ListingRow, lockListingOf } from '../listing/store-listings.ts';
import {
  type Claimed,
  type Count,
  type LockedTrade,
  type TradeChange,
  lockTradeRow,
  writeMove,
} from './store-moves.ts';
import { type TradeRow, insertStep } from './store-trades.ts';
import { notifyMove } from './notices.ts';
import { aboutListing } from '../listing/live-events.ts';
import { aboutTrade } from './live-events.ts';

/** A trade and its listing, both locked until the transaction ends; the listing is always locked first. */
export interface Locked {
  readonly listing: ListingRow;
  readonly trade: LockedTrade;
}

export interface Move {
  readonly event: TradeEvent;
  readonly by: TradeActor;
  readonly at: Date;
  /** What is claimed, for the event `claim`. */
  readonly claim?: Claimed;
}

export async function lockTrade(tx: Tx, id: bigint): Promise<Locked | undefined> {
  const listing = await lockListingOf(tx, id);
  const trade = listing && (await lockTradeRow(tx, id));
  return trade && { listing, trade };
}

const isOpen = (listing: ListingRow): boolean => LISTING_TRANSITIONS.can(listing.state, 'revoke');

/** Whether the coins of a trade could be held again: from the listing, or from the seller's available coins. */
export async function canHold(tx: Tx, { listing, trade }: Locked): Promise<boolean> {
  if (listing.side === 'sale' && isOpen(listing) && listing.remaining >= trade.quantity) return true;
  return (await readBalance(tx, sellerAvailable(trade))) >= trade.quantity + trade.fee;
}

/** The effect of a transition on the coins and the listing. */
interface Effect {
  readonly listing: ListingChange;
  readonly ofListing: boolean;
  readonly postings: readonly OtcPosting[];
}

/** Holds the coins again: from the listing's remaining quantity, otherwise from the seller's available coins. */
function holdAgain({ listing, trade }: Locked): Effect {
  const { state, remaining, feeLeft } = listing;
  const ofListing = isOpen(listing) && remaining >= trade.quantity;
  if (!ofListing) return { listing: { state, remaining, feeLeft }, ofListing, postings: [coinsHeld(trade, undefined)] };
  const isSale = listing.side === 'sale';
  const left: ListingChange = {
    state: 'inTransaction',
    remaining: amount(remaining - trade.quantity),
    feeLeft: isSale ? amount(feeLeft - trade.fee) : feeLeft,
  };
  return { listing: left, ofListing, postings: [coinsHeld(trade, isSale ? listing.id : undefined)] };
}

/** Returns the coins: to the listing if it is open and they came from it, otherwise to the seller. */
function giveBack({ listing, trade }: Locked): Effect {
  const { state, remaining, feeLeft } = listing;
  const goesOn = isOpen(listing) && trade.ofListing;
  if (!goesOn) {
    return {
      listing: { state, remaining, feeLeft },
      ofListing: trade.ofListing,
      postings: [coinsReturned(trade, undefined)],
    };
  }
  const isSale = listing.side === 'sale';
  const more: ListingChange = {
    state,
    remaining: amount(remaining + trade.quantity),
    feeLeft: isSale ? amount(feeLeft + trade.fee) : feeLeft,
  };
  return { listing: more, ofListing: false, postings: [coinsReturned(trade, isSale ? listing.id : undefined)] };
}

/**
 * A listing without an open trade is tradable again or completed. On completion, the rounding remainder of the fee is
 * returned.
 */
function closeListing(row: ListingRow, effect: Effect, openTrades: number): Effect {
  if (effect.listing.state !== 'inTransaction') return effect;
  const event = afterTrade(effect.listing.remaining, openTrades);
  const state = event && LISTING_TRANSITIONS.next('inTransaction', event);
  if (!state) return effect;
  const isFilled = state === 'completed';
  const rest: OtcPosting[] = isFilled && effect.listing.feeLeft > 0n ? [saleUnlisted(row, effect.listing.feeLeft)] : [];
  const feeLeft: Amount = isFilled ? ZERO : effect.listing.feeLeft;
  return { ...effect, listing: { ...effect.listing, state, feeLeft }, postings: [...effect.postings, ...rest] };
}

function effectOf(locked: Locked, to: TradeState, yieldFeeBp: number): Effect {
  const { listing, trade } = locked;
  const { state, remaining, feeLeft } = listing;
  const unchanged: Effect = { listing: { state, remaining, feeLeft }, ofListing: trade.ofListing, postings: [] };
  const escrow = escrowOf(trade.state, to);
  if (escrow === 'stay') return unchanged;
  if (escrow === 'hold') return holdAgain(locked);
  const { openBeside } = trade;
  if (escrow === 'return') return closeListing(listing, giveBack(locked), openBeside);
  const before = escrow === 'holdAndRelease' ? holdAgain(locked) : unchanged;
  return closeListing(
    listing,
    { ...before, postings: [...before.postings, ...coinsReleased(trade, yieldFeeBp)] },
    openBeside,
  );
}

/** The time limits of a trade in its next state. If the state stays the same, its time limit stays too. */
function clocksAfter(
  trade: TradeRow,
  to: TradeState,
  { event, at }: Move,
): Omit<TradeChange, 'state' | 'event' | 'ofListing'> {
  const after = (ms: number): Date => new Date(at.getTime() + ms);
  const isNew = to !== trade.state;
  const runs = clockOf(to, trade);
  const isClaim = to === 'waitForConfirmation' && isNew;
  const took = trade.claimedAt && BigInt(at.getTime() - trade.claimedAt.getTime()) - trade.pausedMs;
  return {
    clockFrom: isNew ? at : trade.clockFrom,
    dueAt: !isNew ? trade.dueAt : runs === null ? null : after(runs),
    pausedMs: isClaim ? 0n : trade.pausedMs,
    claimedAt: isClaim ? at : trade.claimedAt,
    closedAt: HELD.includes(to) ? null : isNew ? at : trade.closedAt,
    tookMs: event === 'confirm' ? took : trade.tookMs,
    settlesAt: to === 'completed' ? after(trade.settleMs) : null,
  };
}

/** The changes to the statistics of both sides; the side that let a trade fail gets a failure. */
function countsOf(trade: TradeRow, to: TradeState, event: TradeEvent): readonly Count[] {
  const wasHeld = HELD.includes(trade.state);
  if (wasHeld === HELD.includes(to) && to !== 'completed') return [];
  const failed = (to === 'canceled' ? 1 : 0) - (wasHeld ? 0 : 1);
  const completed = to === 'completed' ? 1 : 0;
  const isAwarded = event === 'award';
  return [
    { memberNo: trade.buyer, completed, failed },
    { memberNo: trade.seller, completed: isAwarded ? 0 : completed, failed: isAwarded ? 1 : 0 },
  ];
}

/** Takes the appeal of a trade back if it was opened by the side that ends the trade now; false if it was not. */
async function takeBackOwn(tx: Tx, trade: TradeRow & { appealId: bigint }, { by, at }: Move): Promise<boolean> {
  const appeal = by === 'buyer' || by === 'seller' ? await appealById(tx, trade.appealId) : undefined;
  const state = appeal?.openedBy === by && APPEAL_TRANSITIONS.next(appeal.state, 'revoke');
  if (!state) return false;
  await endAppeal(tx, trade.appealId, { state, verdict: null, decidedBy: null, at });
  await insertStep(tx, { tradeId: trade.id, event: 'revokeAppeal', state: trade.state, by, at });
  return true;
}

/** Ends the appeal of a trade that has ended. If operators have not decided it, the sides have. */
async function settleAppeal(tx: Tx, appealId: bigint, to: TradeState, at: Date): Promise<void> {
  const state = APPEAL_TRANSITIONS.next('inReview', 'settle');
  if (!state) throw new Error(`appeal ${appealId} cannot be settled`);
  await endAppeal(tx, appealId, { state, verdict: to === 'completed' ? 'toBuyer' : 'toSeller', decidedBy: null, at });
}

/**
 * The only function that changes the state of a trade: transition table, compare-and-set, coins, listing, statistics
 * and the recorded step, in the caller's transaction. Refusals: `statusChanged`; at the end of the transaction
 * `insufficientBalance` if coins must be held again and are no longer there.
 */
export async function moveTrade(ports: Ports, tx: Tx, locked: Locked, move: Move): Promise<Result<TradeRow>> {
  const { listing, trade } = locked;
  const { event, by, at } = move;
  const to = TRADE_TRANSITIONS.next(trade.state, event);
  if (!to) return refuse('statusChanged');
  const isOver = !HELD.includes(to);
  const { appealId } = trade;
  if (appealId !== null && isOver && !(await takeBackOwn(tx, { ...trade, appealId }, move)))
    await settleAppeal(tx, appealId, to, at);
  const clocks = clocksAfter(trade, to, move);
  const dueAt = trade.appealId !== null && !isOver ? null : clocks.dueAt;
  const { yieldFeeBp } = await planNow(ports, tx);
  const { ofListing, postings, listing: left } = effectOf(locked, to, yieldFeeBp);
  const hasCoins = postings.length > 0;
  const moved = await writeMove(tx, trade, {
    change: { ...clocks, dueAt, state: to, event, ofListing },
    by,
    at,
    listing: hasCoins ? left : undefined,
    claim: move.claim,
    counts: countsOf(trade, to, event),
  });
  if (!moved) return refuse('statusChanged');
  if (hasCoins) {
    await postAtEnd(tx, { reference: `otc:${trade.id}`, at, postings });
    await ports.live.publish(tx, aboutListing(listing), aboutTrade(trade, 'trade', 'badge'));
  } else await ports.live.publish(tx, aboutTrade(trade, 'trade', 'badge'));
  await notifyMove(ports, tx, moved, { from: trade.state, event });
  failpoint(ports.settings, `otc.${event}.before-commit`);
  return accept(moved);
}
