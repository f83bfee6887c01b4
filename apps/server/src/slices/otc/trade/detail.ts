import { ANSWER_TIME, SYSTEM_REASONS } from '@greenhall/domain/otc/trade/appeal';
import { actionsOf } from '@greenhall/domain/otc/trade/trade';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { presentLookedBy } from '../../../platform/facts/looked-by.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type Detail, presentTrade, roleOf } from './present.ts';
import type { AnswerRow, AppealRow } from './store-appeals.ts';
import { partsOf } from './store-detail.ts';
import type { TradeRow } from './store-trades.ts';

type AppealView = Output<RouteOf<'otc.answerAppeal'>>;

const answerBy = (appeal: AppealRow): Date => new Date(appeal.madeAt.getTime() + ANSWER_TIME);

/** An appeal as the sides see it, without a proposed verdict. */
export function presentAppeal(ports: Ports, row: AppealRow, answers: readonly AnswerRow[], reader: string): AppealView {
  const link = (name: string | null) => (name === null ? null : ports.files.link(name, reader));
  const isDecided = row.state === 'processed';
  return {
    id: String(row.id),
    state: row.state,
    openedBy: row.openedBy,
    reason: row.openedBy === 'system' ? '' : row.reason,
    reasonCode: SYSTEM_REASONS.find((code) => row.openedBy === 'system' && code === row.reason) ?? null,
    voucher: link(row.voucher),
    at: row.madeAt.toISOString(),
    answers: answers
      .filter((answer) => answer.appealId === row.id)
      .map(({ by, text, voucher, at }) => ({ by, text, voucher: link(voucher), at: at.toISOString() })),
    answerBy: answerBy(row).toISOString(),
    verdict: isDecided ? row.verdict : null,
    verdictReason: isDecided ? row.verdictReason : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** What the member may do now. */
function mayOf(
  row: TradeRow,
  viewer: MemberNo,
  appeals: readonly AppealRow[],
  answers: readonly AnswerRow[],
  now: Date,
) {
  const role = roleOf(row, viewer);
  const open = appeals.find((appeal) => appeal.state === 'inReview');
  const appeal = open && {
    openedBy: open.openedBy,
    hasAnswered: answers.some((answer) => answer.appealId === open.id && answer.by === role),
    answerBy: answerBy(open).getTime(),
  };
  return actionsOf(role, { state: row.state, isProved: row.provedAt !== null, appeal }, now.getTime());
}

/** The parts of a trade that its sides and operators alike see. */
export async function tradeParts(ports: Ports, db: Db | Tx, row: TradeRow, reader: string) {
  const { appeals, answers, looks, steps, names, down } = await partsOf(db, row);
  const view = {
    sellerWallet: { label: row.sellerLabel, address: row.sellerAddress },
    buyerWallet: { label: row.buyerLabel, address: row.buyerAddress },
    txid: row.txid,
    voucher: row.voucher === null ? null : ports.files.link(row.voucher, reader),
    isChainVoucher: row.chainVoucher,
    claimedAt: row.claimedAt?.toISOString() ?? null,
    releaseOnProof: row.releaseOnProof,
    proof:
      row.judgement && row.judgedAt
        ? {
            outcome: row.judgement.outcome,
            checks: row.judgement.checks.map((check) => ({ ...check })),
            judgedAt: row.judgedAt.toISOString(),
          }
        : null,
    settlesAt: row.settlesAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    appeals: appeals.map((appeal) => presentAppeal(ports, appeal, answers, reader)),
    looks: looks.map(({ reason, at, ...by }) => ({ ...presentLookedBy(by), reason, at: at.toISOString() })),
  };
  const isAppealed = appeals.some((appeal) => appeal.state === 'inReview');
  return { view, appeals, answers, isAppealed, names, down };
}

/** A trade in full, as one of its sides sees it. */
export async function tradeDetail(
  ports: Ports,
  db: Db | Tx,
  row: TradeRow,
  { caller, reader }: Pick<Call<'otc.trade'>, 'caller' | 'reader'>,
): Promise<Detail> {
  const viewer = caller.memberNo;
  const { view, appeals, answers, isAppealed, names, down } = await tradeParts(ports, db, row, reader);
  return {
    ...presentTrade(ports, row, viewer, { names, appealed: new Set(isAppealed ? [row.id] : []), down }),
    ...view,
    may: mayOf(row, viewer, appeals, answers, ports.clock.now()),
  };
}
