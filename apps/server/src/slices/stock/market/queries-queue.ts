import { maskUsername } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentPrice } from './present.ts';
import { nextSlot } from './slots.ts';
import {
  type AllocationRow,
  type FillRow,
  allocationsOf,
  latestFills,
  queuePlacesOf,
  queueTotals,
} from './store-queue-lists.ts';

const PLACES = 100;

export async function readQueue(ports: Ports, call: Call<'stock.queue'>): Promise<Result<Answer<'stock.queue'>>> {
  const totals = await queueTotals(ports.db);
  const own = await queuePlacesOf(ports.db, call.caller.memberNo, PLACES);
  return accept({
    waiting: totals.waiting,
    waitingAmount: formatAmount(totals.amount),
    onOffer: formatShares(shares(totals.onOffer)),
    nextRunAt: nextSlot(ports.clock.now()).toISOString(),
    own: own.map((row) => ({
      queueNodeHeight: String(row.number),
      remaining: formatAmount(row.remaining),
      ahead: row.ahead,
      aheadAmount: formatAmount(row.aheadAmount),
    })),
  });
}

const presentFill = (me: MemberNo) => (row: FillRow) => ({
  id: String(row.id),
  source: row.source,
  buyer: row.buyerName === null ? null : maskUsername(row.buyerName),
  seller: row.sellerName === null ? null : maskUsername(row.sellerName),
  quantity: formatShares(shares(row.quantity)),
  amount: formatAmount(row.amount),
  price: presentPrice(row).price,
  at: row.at.toISOString(),
  isMine: row.buyer === me || row.seller === me,
});

export async function listTransactions(
  ports: Ports,
  call: Call<'stock.transactions'>,
): Promise<Result<Answer<'stock.transactions'>>> {
  return paged(
    call.query,
    (start, limit) => latestFills(ports.db, start, limit),
    (row) => row.id,
    (shown) => shown.map(presentFill(call.caller.memberNo)),
  );
}

const presentAllocation = (me: MemberNo) => (row: AllocationRow) => ({
  payment: String(row.payment),
  kind: row.kind,
  level: row.level,
  state: row.state,
  queueNodeHeight: row.number === null ? null : String(row.number),
  amount: formatAmount(row.principal),
  remaining: formatAmount(row.remaining),
  allocated: formatShares(shares(row.allocated)),
  paidAt: row.paidAt.toISOString(),
  coolsUntil: row.coolsUntil.toISOString(),
  mayCancel: row.state === 'cooling' && row.funder === me,
});

/** A page of a member's requests for shares. */
export function allocationPage(
  ports: Ports,
  memberNo: MemberNo,
  query: Call<'stock.allocations'>['query'],
): Promise<Result<Answer<'stock.allocations'>>> {
  return paged(
    query,
    (start, limit) => allocationsOf(ports.db, memberNo, query.state, start, limit),
    (row) => row.payment,
    (shown) => shown.map(presentAllocation(memberNo)),
  );
}

export const listAllocations = (ports: Ports, call: Call<'stock.allocations'>) =>
  allocationPage(ports, call.caller.memberNo, call.query);
