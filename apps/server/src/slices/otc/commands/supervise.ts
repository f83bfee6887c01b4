import { APPEAL_LIFE } from '@greenhall/domain/otc/appeal';
import type { TradeEvent } from '@greenhall/domain/otc/trade';
import { fourEyes } from '@greenhall/domain/shared/four-eyes';
import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { memberState } from '../../members/index.ts';
import { namesOf } from '../../wallet/index.ts';
import { presentDeskAppeal, presentLock, presentSupervised } from '../present-desk.ts';
import { viewMarket } from '../market.ts';
import { type Locked, lockTrade, moveTrade } from '../move.ts';
import { obstaclesTo } from '../reviewer.ts';
import { type AppealRow, appealById, endAppeal, insertInspection, proposeVerdict } from '../store-appeals.ts';
import { changeMarket, endLock, insertLock, lockById } from '../store-markets.ts';
import { downNow } from '../store-time.ts';
import { tradeById } from '../store-trades.ts';

/** Shows a trade to an operator; nothing is shown that has not been recorded with its reason. */
export async function inspectTrade(
  ports: Ports,
  call: Call<'otc.deskTrade'>,
): Promise<Result<Answer<'otc.deskTrade'>>> {
  return transact(ports.db, async (tx) => {
    const trade = await tradeById(tx, BigInt(call.params.id));
    if (!trade) return refuse('notFound');
    const at = ports.clock.now();
    const operator = call.caller.username;
    const { reason } = call.query;
    await insertInspection(tx, { tradeId: trade.id, operator, reason, at });
    await audit(tx, { operator, act: 'otc.inspect', subject: trade.number, detail: { reason }, at });
    return accept(await presentSupervised(ports, tx, trade));
  });
}

interface Case extends Locked {
  readonly appeal: AppealRow;
}

/** An appeal with its trade, locked, for an operator who may decide it. */
async function openCase(tx: Tx, id: bigint, operator: OperatorCaller): Promise<Result<Case>> {
  const known = await appealById(tx, id);
  const locked = known && (await lockTrade(tx, known.tradeId));
  // It may have ended while the trade was locked.
  const appeal = locked && (await appealById(tx, id));
  if (!appeal) return refuse('notFound');
  const obstacle = (await obstaclesTo(tx, operator, [locked.trade]))(locked.trade);
  return obstacle ? refuse(obstacle) : accept({ ...locked, appeal });
}

/** The first operator proposes what another decides. */
export async function proposeAppeal(
  ports: Ports,
  call: Call<'otc.proposeVerdict'>,
): Promise<Result<Answer<'otc.proposeVerdict'>>> {
  const { verdict, reason } = call.body;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const opened = await openCase(tx, BigInt(call.params.id), call.caller);
    if (!opened.ok) return opened;
    const { appeal, trade } = opened.value;
    const proposed = await proposeVerdict(tx, appeal.id, { verdict, reason, by: operator, at });
    if (!proposed) return refuse('alreadyDecided');
    const detail = { verdict, reason };
    await audit(tx, { operator, act: 'otc.appeal.propose', subject: String(appeal.id), detail, at });
    return accept(await presentDeskAppeal(ports, tx, proposed, trade));
  });
}

async function decide(
  ports: Ports,
  tx: Tx,
  { appeal, ...locked }: Case,
  call: Call<'otc.decideAppeal'>,
): Promise<Result<AppealRow>> {
  const at = ports.clock.now();
  const operator = call.caller.username;
  const state = APPEAL_LIFE.next(appeal.state, 'decide');
  if (!state) return refuse('alreadyDecided');
  const { verdict, proposedBy } = appeal;
  if (verdict !== call.body.verdict || proposedBy === null) return refuse('statusChanged');
  const winner = verdict === 'toBuyer' ? locked.trade.buyer : locked.trade.seller;
  const may = fourEyes({ maker: proposedBy, checker: operator, beneficiary: `member ${winner}` });
  if (!may.ok) return may;
  await endAppeal(tx, appeal.id, { state, verdict, decidedBy: operator, at });
  const event: TradeEvent = verdict === 'toBuyer' ? 'award' : 'restore';
  const ended = { ...locked, trade: { ...locked.trade, appealId: null } };
  const moved = await moveTrade(ports, tx, ended, { event, by: 'desk', at });
  if (!moved.ok) return moved;
  const detail = { verdict, trade: locked.trade.number };
  await audit(tx, { operator, act: 'otc.appeal.decide', subject: String(appeal.id), detail, at });
  return accept({ ...appeal, state, decidedBy: operator, decidedAt: at });
}

/** Another operator makes the proposal final; the coins move in the same transaction. */
export async function decideAppeal(
  ports: Ports,
  call: Call<'otc.decideAppeal'>,
): Promise<Result<Answer<'otc.decideAppeal'>>> {
  const done = await once(ports, call, async (tx) => {
    const opened = await openCase(tx, BigInt(call.params.id), call.caller);
    if (!opened.ok) return opened;
    const decided = await decide(ports, tx, opened.value, call);
    return decided.ok ? accept(await presentDeskAppeal(ports, tx, decided.value, opened.value.trade)) : decided;
  });
  failpoint(ports.settings, 'otc.decide.after-commit');
  return done;
}

/** Locks a position for a review: its member neither lists nor takes; what is open goes on. */
export async function lockPosition(
  ports: Ports,
  call: Call<'otc.lockPosition'>,
): Promise<Result<Answer<'otc.lockPosition'>>> {
  const memberNo = BigInt(call.body.member);
  const { reason } = call.body;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (!(await memberState(tx, memberNo))) return refuse('memberNotFound');
    const row = await insertLock(tx, { memberNo, reason, lockedBy: operator, at });
    if (!row) return refuse('alreadyDecided');
    await audit(tx, { operator, act: 'otc.lock', subject: call.body.member, detail: { reason }, at });
    return accept(presentLock(row, await namesOf(tx, [memberNo])));
  });
}

export async function unlockPosition(
  ports: Ports,
  call: Call<'otc.unlockPosition'>,
): Promise<Result<Answer<'otc.unlockPosition'>>> {
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const known = await lockById(tx, BigInt(call.params.id));
    if (!known) return refuse('notFound');
    const row = await endLock(tx, known.id, operator, at);
    if (!row) return refuse('alreadyDecided');
    await audit(tx, { operator, act: 'otc.unlock', subject: String(row.memberNo), detail: { reason: row.reason }, at });
    return accept(presentLock(row, await namesOf(tx, [row.memberNo])));
  });
}

/** Sets a market; trades that run keep the clocks they were made with. */
export async function setMarket(ports: Ports, call: Call<'otc.setMarket'>): Promise<Result<Answer<'otc.setMarket'>>> {
  const { body } = call;
  const operator = call.caller.username;
  const minTrade = parseAmount(body.minTrade);
  if (minTrade === undefined || minTrade <= 0n) return refuse('amountRule');
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await changeMarket(tx, BigInt(call.params.id), { ...body, minTrade });
    if (!row) return refuse('notFound');
    await audit(tx, { operator, act: 'otc.market', subject: `${row.coin} ${row.network}`, detail: { ...body }, at });
    return accept(await viewMarket(ports, tx, row, await downNow(tx)));
  });
}
