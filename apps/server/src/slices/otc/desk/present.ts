import { isEscalated } from '@greenhall/domain/otc/trade/appeal';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentAppeal, tradeParts } from '../trade/detail.ts';
import { presentMessage } from '../trade/present-talk.ts';
import type { Names } from '../listing/present.ts';
import { tradeFields } from '../trade/present.ts';
import { type AnswerRow, type AppealRow, answersOf, messagesOf, reusedBy } from '../trade/store-appeals.ts';
import type { TradeRow } from '../trade/store-trades.ts';

type DeskAppeal = Output<RouteOf<'otc.decideAppeal'>>;

/** The number of latest messages that an operator sees with a trade. */
const MESSAGES = 200;

const party = (memberNo: MemberNo, names: Names) => ({ member: String(memberNo), name: names.get(memberNo) ?? '' });

/** Both sides by number and name. */
export const presentParties = (row: TradeRow, names: Names) => ({
  buyer: party(row.buyer, names),
  seller: party(row.seller, names),
});

/** A trade in full for an operator, with its chat and other trades that used the same txid or picture. */
export async function presentSupervised(
  ports: Ports,
  tx: Tx,
  row: TradeRow,
  reader: string,
): Promise<Output<RouteOf<'otc.deskTrade'>>> {
  const { view, isAppealed, names, down } = await tradeParts(ports, tx, row, reader);
  const messages = await messagesOf(tx, row.id, undefined, MESSAGES);
  return {
    ...tradeFields(row, isAppealed, down),
    ...view,
    ...presentParties(row, names),
    messages: messages.toReversed().map((message) => presentMessage(ports, row, message, reader)),
    reused: await reusedBy(tx, row.id),
  };
}

interface AroundAppeal {
  readonly answers: readonly AnswerRow[];
  readonly obstacle: DeskAppeal['obstacle'];
  readonly reader: string;
}

/** An appeal as operators see it, including a proposed verdict. */
export function deskAppeal(
  ports: Ports,
  row: AppealRow,
  { number }: Pick<TradeRow, 'number'>,
  { answers, obstacle, reader }: AroundAppeal,
): DeskAppeal {
  const lastStep = row.proposedAt ?? row.madeAt;
  return {
    ...presentAppeal(ports, row, answers, reader),
    trade: String(row.tradeId),
    number,
    isEscalated: isEscalated(row.state, lastStep.getTime(), ports.clock.now().getTime()),
    proposedBy: row.proposedBy,
    proposed: row.proposedBy === null ? null : row.verdict,
    decidedBy: row.decidedBy,
    obstacle,
  };
}

/** The appeal for the operator who has just acted on it. */
export async function presentDeskAppeal(
  ports: Ports,
  tx: Tx,
  { appeal, trade }: { readonly appeal: AppealRow; readonly trade: TradeRow },
  reader: string,
): Promise<DeskAppeal> {
  return deskAppeal(ports, appeal, trade, { answers: await answersOf(tx, [appeal.id]), obstacle: null, reader });
}
