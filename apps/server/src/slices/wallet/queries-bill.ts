import { HOLD_RETURNS } from '@greenhall/contract/shared/movements';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { PLATFORM } from '@greenhall/domain/ledger/account';
import type { ReferenceKind } from '@greenhall/domain/messages/message';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { DAY } from '@greenhall/domain/shared/time';
import { holdState } from '@greenhall/domain/wallet/activity';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import type { OrderFacts } from '../../platform/facts/orders.ts';
import {
  type HoldOutcome,
  type Movement,
  type MovementFilter,
  type PostingView,
  holdOutcomes,
  movement,
  movements,
  postingsOf,
  sealingOf,
} from '../ledger/index.ts';
import { searchedFor } from './bill-search.ts';
import { type BilledTransfer, billedTransfers, requestNumbers } from './store-bill.ts';
import { namesOf } from './store.ts';

type Line = Answer<'wallet.bill'>['items'][number];

/** The reference prefix of a bonus's postings, which name its row in the stock slice. */
const BONUS = 'bonus:';

/** What the references of postings call the things that a message may refer to. */
const REFERRED: Readonly<Record<string, ReferenceKind>> = {
  shop: 'order',
  otc: 'trade',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
};

function aboutOf(reference: string): Answer<'wallet.movement'>['about'] {
  const [name = '', id = ''] = reference.split(':');
  const kind = REFERRED[name];
  return kind ? { kind, id } : null;
}

/** The start of a UTC day, and of the day after it. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY);

/** Who stands at the other end of what a movement belongs to; the owner of the other account, where nothing is known. */
function otherSide(me: MemberNo, row: Movement, transfer: BilledTransfer | undefined, order: OrderFacts | undefined) {
  if (transfer) return transfer.payer === me ? transfer.payee : transfer.payer;
  if (order) return order.buyer === me ? order.seller : order.buyer;
  return memberNumber(row.otherOwner);
}

/** Whether a movement put coins of its owner aside. */
export const isHold = ({ kind, delta }: Pick<Movement, 'kind' | 'delta'>): boolean =>
  kind in HOLD_RETURNS && delta < 0n;

/** What became of those movements that put coins aside. */
export const outcomesOf = (ports: Ports, me: MemberNo, found: readonly Movement[]): Promise<HoldOutcome[]> =>
  holdOutcomes(
    ports.db,
    me,
    found.filter(isHold).map(({ posting }) => posting),
  );

/** How those movements stand. Rule: wallet#activity. */
function holdStates(outcomes: readonly HoldOutcome[]) {
  return new Map(
    outcomes.map(({ posting, put: all, spent, returned }) => [
      posting,
      holdState({ spent, left: all - spent - returned }),
    ]),
  );
}

/** What each movement shows: the masked name of the other side, the order's number, and how its transfer stands. */
export async function presentMovement(
  ports: Ports,
  me: MemberNo,
  found: readonly Movement[],
  known?: readonly HoldOutcome[],
): Promise<Line[]> {
  const references = [...new Set(found.map((row) => row.reference))];
  const transfers = await billedTransfers(ports.db, references);
  const orders = await ports.orders.factsOf(ports.db, references);
  const requests = await requestNumbers(ports.db, references);
  const states = holdStates(known ?? (await outcomesOf(ports, me, found)));
  const sided = found.map((row) => {
    const [transfer, order] = [transfers.get(row.reference), orders.get(row.reference)];
    const number = order?.number ?? requests.get(row.reference) ?? null;
    return { row, transfer, number, other: otherSide(me, row, transfer, order) };
  });
  const others = sided.map(({ other }) => other).filter((owner) => owner !== PLATFORM && owner !== me);
  const names = await namesOf(ports.db, others);
  return sided.map(({ row, transfer, number, other }) => {
    const name = names.get(other);
    return {
      id: String(row.posting),
      coin: row.coin,
      kind: row.kind as Line['kind'],
      amount: formatAmount(row.delta),
      balance: formatAmount(row.balance),
      counterparty: name === undefined ? null : maskUsername(name),
      remark: transfer?.remark ?? null,
      transfer: transfer?.state ?? null,
      hold: states.get(row.posting) ?? null,
      number,
      at: row.at.toISOString(),
    };
  });
}

/** The conditions of a bill as the ledger reads them. */
export async function billFilter(
  ports: Ports,
  me: MemberNo,
  { coin, kind, from, to, search }: Call<'wallet.bill'>['query'],
): Promise<MovementFilter> {
  return {
    owner: me,
    coin,
    kind,
    from: from ? dayStart(from) : undefined,
    until: to ? dayEnd(to) : undefined,
    match: search ? await searchedFor(ports, me, search) : undefined,
  };
}

/** A page of a member's movements. */
export async function billOf(
  ports: Ports,
  memberNo: MemberNo,
  query: Call<'wallet.bill'>['query'],
): Promise<Result<Answer<'wallet.bill'>>> {
  const filter = await billFilter(ports, memberNo, query);
  return paged(
    query,
    (start, limit) => movements(ports.db, { ...filter, before: start }, limit),
    (row) => row.posting,
    (shown) => presentMovement(ports, memberNo, shown),
  );
}

export const readBill = (ports: Ports, call: Call<'wallet.bill'>): Promise<Result<Answer<'wallet.bill'>>> =>
  billOf(ports, call.caller.memberNo, call.query);

/** One end of a posting, as far as the member may see it. */
function endName(me: MemberNo, owner: bigint, purpose: string, names: ReadonlyMap<bigint, string>): string {
  const [first = ''] = purpose.split(':');
  if (owner === me) return first;
  return owner === PLATFORM ? `house:${first}` : `@${maskUsername(names.get(owner) ?? '')}`;
}

function presentPosting(me: MemberNo, row: PostingView, names: ReadonlyMap<bigint, string>) {
  return {
    id: String(row.id),
    kind: row.kind as Line['kind'],
    coin: row.coin,
    amount: formatAmount(row.amount),
    from: endName(me, row.fromOwner, row.fromPurpose, names),
    to: endName(me, row.toOwner, row.toPurpose, names),
  };
}

export async function readMovement(
  ports: Ports,
  call: Call<'wallet.movement'>,
): Promise<Result<Answer<'wallet.movement'>>> {
  const me = call.caller.memberNo;
  const found = await movement(ports.db, me, BigInt(call.params.id));
  if (!found) return refuse('notFound');
  const [line] = await presentMovement(ports, me, [found]);
  if (!line) return refuse('notFound');
  const postings = await postingsOf(ports.db, me, found.transaction);
  const names = await namesOf(
    ports.db,
    postings.flatMap((row) => [row.fromOwner, row.toOwner]).map((owner) => memberNumber(owner)),
  );
  const sealing = await sealingOf(ports.db, found.xact, found.posting);
  return accept({
    ...line,
    transaction: String(found.transaction),
    bonus: found.reference.startsWith(BONUS) ? found.reference.slice(BONUS.length) : null,
    about: aboutOf(found.reference),
    journal: sealing ? { sequence: String(sealing.sequence), hash: sealing.hash } : null,
    postings: postings.map((row) => presentPosting(me, row, names)),
  });
}
