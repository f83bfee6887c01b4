import { APPEAL_TRANSITIONS } from '@greenhall/domain/otc/trade/appeal';
import type { TradeEvent } from '@greenhall/domain/otc/trade/trade';
import { memberBeneficiary, type OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import { transactAs } from '../../../platform/audit/acting.ts';
import { audit, changeOf, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call, Download } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { rolesUsed } from '../../../platform/http/rights.ts';
import { signerOf } from '../../../platform/approvals/persons.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { countInspection } from '../../members/index.ts';
import { evidenceFile } from '../trade/evidence.ts';
import { presentDeskAppeal, presentSupervised } from './present.ts';
import { type Locked, lockTrade, moveTrade } from '../trade/move.ts';
import { notifyVerdict } from '../trade/notices.ts';
import {
  type AppealRow,
  answersOf,
  appealById,
  endAppeal,
  insertInspection,
  proposeVerdict,
  inspectionReasonOf,
} from '../trade/store-appeals.ts';
import { tradeById } from '../trade/store-trades.ts';

/** Both sides of a trade, because any verdict benefits one and harms the other. */
const sidesOf = ({ buyer, seller }: { buyer: MemberNo; seller: MemberNo }) => [
  memberBeneficiary(buyer),
  memberBeneficiary(seller),
];

/** Shows a trade to an operator after recording the inspection with its reason. */
export async function inspectTrade(
  ports: Ports,
  call: Call<'otc.deskTrade'>,
): Promise<Result<Answer<'otc.deskTrade'>>> {
  return transactAs(ports, call, async (tx) => {
    const trade = await tradeById(tx, BigInt(call.params.id));
    if (!trade) return refuse('notFound');
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: call.caller, beneficiaries: sidesOf(trade) });
    if (!may.ok) return may;
    const at = ports.clock.now();
    const operator = call.caller.username;
    const { reason } = call.query;
    const counted = await countInspection(ports, tx, call.caller);
    if (!counted.ok) return counted;
    const roles = rolesUsed(call.route, call.caller).join(' ');
    await insertInspection(tx, { tradeId: trade.id, operator, operatorId: call.caller.operatorId, roles, reason, at });
    await audit(tx, { operator, act: 'otc.inspect', subject: trade.number, detail: { reason }, at });
    return accept(await presentSupervised(ports, tx, trade, call.reader));
  });
}

/** How long after an inspection of a trade its evidence file may be read. */
const INSPECTION_VALID = HOUR;

/** The evidence of a trade, for an operator who has recently inspected the trade with a reason (`forbidden`). */
export async function deskEvidence(ports: Ports, call: Call<'otc.deskEvidence'>): Promise<Result<Download>> {
  const operator = call.caller.username;
  const at = ports.clock.now();
  const recorded = await transactAs(ports, call, async (tx) => {
    const trade = await tradeById(tx, BigInt(call.params.id));
    if (!trade) return refuse('notFound');
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: call.caller, beneficiaries: sidesOf(trade) });
    if (!may.ok) return may;
    const reason = await inspectionReasonOf(tx, trade.id, operator, new Date(at.getTime() - INSPECTION_VALID));
    if (reason === undefined) return refuse('forbidden');
    await audit(tx, { operator, act: 'otc.evidence', subject: trade.number, detail: { reason }, at });
    return accept(trade);
  });
  return recorded.ok ? accept(await evidenceFile(ports, recorded.value)) : recorded;
}

interface Case extends Locked {
  readonly appeal: AppealRow;
}

/** Locks and returns an appeal with its trade, for an operator who may decide it. */
async function openCase(
  { persons }: Ports,
  tx: Tx,
  id: bigint,
  checker: OperatorCaller,
  makerOf: (appeal: AppealRow) => OperatorId | null,
): Promise<Result<Case>> {
  const known = await appealById(tx, id);
  const locked = known && (await lockTrade(tx, known.tradeId));
  // The appeal may have ended while this transaction waited for the lock.
  const appeal = locked && (await appealById(tx, id));
  if (!appeal) return refuse('notFound');
  const step = { maker: makerOf(appeal), checker, beneficiaries: sidesOf(locked.trade) };
  const may = await persons.mayDecide(tx, step);
  return may.ok ? accept({ ...locked, appeal }) : may;
}

/** The first operator proposes a verdict, which another decides. */
export async function proposeAppeal(
  ports: Ports,
  call: Call<'otc.proposeVerdict'>,
): Promise<Result<Answer<'otc.proposeVerdict'>>> {
  const { verdict, reason } = call.body;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const opened = await openCase(ports, tx, BigInt(call.params.id), call.caller, () => null);
    if (!opened.ok) return opened;
    const { appeal, trade } = opened.value;
    if ((await answersOf(tx, [appeal.id])).length !== call.body.answers) return refuse('statusChanged');
    const proposed = await proposeVerdict(tx, appeal.id, { verdict, reason, by: signerOf(call.caller), at });
    if (!proposed) return refuse('alreadyDecided');
    const detail = { verdict, reason };
    await audit(tx, {
      operator,
      act: 'otc.appeal.propose',
      subject: String(appeal.id),
      detail,
      ...changeOf({ verdict: appeal.verdict }, { verdict }),
      at,
    });
    return accept(await presentDeskAppeal(ports, tx, { appeal: proposed, trade }, call.reader));
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
  const state = APPEAL_TRANSITIONS.next(appeal.state, 'decide');
  if (!state) return refuse('alreadyDecided');
  const { verdict, proposedBy } = appeal;
  const isAsRead = (await answersOf(tx, [appeal.id])).length === call.body.answers;
  if (verdict !== call.body.verdict || proposedBy === null || !isAsRead) return refuse('statusChanged');
  await endAppeal(tx, appeal.id, { state, verdict, decidedBy: signerOf(call.caller), at });
  const event: TradeEvent = verdict === 'toBuyer' ? 'award' : 'restore';
  const ended = { ...locked, trade: { ...locked.trade, appealId: null } };
  const moved = await moveTrade(ports, tx, ended, { event, by: 'desk', at });
  if (!moved.ok) return moved;
  await notifyVerdict(ports, tx, locked.trade, verdict);
  const detail = { verdict, trade: locked.trade.number };
  await audit(tx, {
    operator,
    act: 'otc.appeal.decide',
    subject: String(appeal.id),
    detail,
    ...stateChange(appeal.state, state),
    at,
  });
  return accept({ ...appeal, state, decidedBy: operator, decidedAt: at });
}

/** Another operator makes the proposal final. The coins move in the same transaction. */
export async function decideAppeal(
  ports: Ports,
  call: Call<'otc.decideAppeal'>,
): Promise<Result<Answer<'otc.decideAppeal'>>> {
  const done = await once(ports, call, async (tx) => {
    const opened = await openCase(ports, tx, BigInt(call.params.id), call.caller, (appeal) => appeal.proposedById);
    if (!opened.ok) return opened;
    const decided = await decide(ports, tx, opened.value, call);
    if (!decided.ok) return decided;
    const shown = { appeal: decided.value, trade: opened.value.trade };
    return accept(await presentDeskAppeal(ports, tx, shown, call.reader));
  });
  failpoint(ports.settings, 'otc.decide.after-commit');
  return done;
}
