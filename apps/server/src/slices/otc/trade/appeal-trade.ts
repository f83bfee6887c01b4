import { ANSWER_TIME, APPEAL_TRANSITIONS, type SystemReason } from '@greenhall/domain/otc/trade/appeal';
import { APPEALABLE } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentAppeal, tradeDetail } from './detail.ts';
import { lockTrade } from './move.ts';
import { pictureOf, withPicture } from '../../../platform/pictures/uploads.ts';
import { OF_A_TRADE, storePicture } from './pictures.ts';
import { roleOf } from './present.ts';
import {
  type AppealRow,
  answersOf,
  appealById,
  appealedOf,
  endAppeal,
  insertAnswer,
  insertAppeal,
} from './store-appeals.ts';
import { type TradeRow, insertStep, setDueAt, tradeById } from './store-trades.ts';
import { aboutTrade } from './live-events.ts';

type Opening =
  | (Pick<AppealRow, 'reason' | 'voucher'> & { readonly openedBy: 'buyer' | 'seller' })
  | { readonly openedBy: 'system'; readonly reason: SystemReason; readonly voucher: null };

/** Opens an appeal on a locked trade, whose time limit is paused until the appeal has ended. */
export async function openAppeal(ports: Ports, tx: Tx, trade: TradeRow, opening: Opening): Promise<Result<AppealRow>> {
  const at = ports.clock.now();
  const left = trade.dueAt === null ? 0 : Math.max(0, trade.dueAt.getTime() - at.getTime());
  const appeal = await insertAppeal(tx, { ...opening, tradeId: trade.id, clockLeftMs: BigInt(left), madeAt: at });
  if (!appeal) return refuse('appealOpen');
  await setDueAt(tx, trade.id, null);
  await insertStep(tx, { tradeId: trade.id, event: 'appeal', state: trade.state, by: opening.openedBy, at });
  await ports.live.publish(tx, aboutTrade(trade, 'trade', 'badge'));
  return accept(appeal);
}

const isParty = (trade: TradeRow, memberNo: MemberNo): boolean => trade.buyer === memberNo || trade.seller === memberNo;

/** One side appeals, with a reason and a picture. */
export async function appealTrade(ports: Ports, call: Call<'otc.appeal'>): Promise<Result<Answer<'otc.appeal'>>> {
  const me = call.caller.memberNo;
  const id = BigInt(call.params.id);
  const known = await tradeById(ports.db, id);
  if (!known || !isParty(known, me)) return refuse('notFound');
  const voucher = pictureOf(call.files.voucher);
  if (!voucher.ok) return voucher;
  return withPicture<'otc.appeal', Answer<'otc.appeal'>>(ports, call, {
    ...OF_A_TRADE,
    content: voucher.value,
    judge: async () => {
      if (!APPEALABLE.includes(known.state)) return refuse('statusChanged');
      return (await appealedOf(ports.db, [id])).has(id) ? refuse('appealOpen') : accept(true);
    },
    write: (picture) =>
      once(ports, call, async (tx) => {
        const trade = (await lockTrade(tx, id))?.trade;
        if (!trade || !APPEALABLE.includes(trade.state)) return refuse('statusChanged');
        const opening = { openedBy: roleOf(trade, me), reason: call.body.reason, voucher: picture?.name ?? null };
        const opened = await openAppeal(ports, tx, trade, opening);
        if (!opened.ok) return opened;
        await storePicture(tx, id, picture, ports.clock.now());
        return accept(await tradeDetail(ports, tx, { ...trade, dueAt: null }, call));
      }),
  });
}

/** Finds an appeal and its trade for one of its sides, before anything is locked. */
async function findOwn(
  ports: Ports,
  id: bigint,
  me: MemberNo,
): Promise<{ appeal: AppealRow; trade: TradeRow } | undefined> {
  const appeal = await appealById(ports.db, id);
  const trade = appeal && (await tradeById(ports.db, appeal.tradeId));
  return trade && isParty(trade, me) ? { appeal, trade } : undefined;
}

/** The other side answers an appeal, once and in time. */
export async function answerAppeal(
  ports: Ports,
  call: Call<'otc.answerAppeal'>,
): Promise<Result<Answer<'otc.answerAppeal'>>> {
  const me = call.caller.memberNo;
  const found = await findOwn(ports, BigInt(call.params.id), me);
  if (!found) return refuse('notFound');
  const by = roleOf(found.trade, me);
  const mayAnswer = (appeal: AppealRow | undefined): appeal is AppealRow =>
    appeal?.state === 'inReview' &&
    appeal.openedBy !== by &&
    ports.clock.now().getTime() < appeal.madeAt.getTime() + ANSWER_TIME;
  return withPicture<'otc.answerAppeal', Answer<'otc.answerAppeal'>>(ports, call, {
    ...OF_A_TRADE,
    content: call.files.voucher,
    judge: () => (mayAnswer(found.appeal) ? accept(true) : refuse('statusChanged')),
    write: (picture) =>
      once(ports, call, async (tx) => {
        const at = ports.clock.now();
        await lockTrade(tx, found.trade.id);
        const appeal = await appealById(tx, found.appeal.id);
        if (!mayAnswer(appeal)) return refuse('statusChanged');
        const answer = { appealId: appeal.id, by, text: call.body.text, voucher: picture?.name ?? null, at };
        if (!(await insertAnswer(tx, answer))) return refuse('statusChanged');
        await storePicture(tx, found.trade.id, picture, at);
        await ports.live.publish(tx, aboutTrade(found.trade, 'trade'));
        return accept(presentAppeal(ports, appeal, await answersOf(tx, [appeal.id]), call.reader));
      }),
  });
}

/** The member who opened an appeal revokes it. The trade's time limit continues with the time that was left. */
export async function revokeAppeal(
  ports: Ports,
  call: Call<'otc.revokeAppeal'>,
): Promise<Result<Answer<'otc.revokeAppeal'>>> {
  const me = call.caller.memberNo;
  const found = await findOwn(ports, BigInt(call.params.id), me);
  if (!found) return refuse('notFound');
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    await lockTrade(tx, found.trade.id);
    const appeal = await appealById(tx, found.appeal.id);
    const by = roleOf(found.trade, me);
    const state = appeal && APPEAL_TRANSITIONS.next(appeal.state, 'revoke');
    if (!state || appeal.openedBy !== by) return refuse('statusChanged');
    await endAppeal(tx, appeal.id, { state, verdict: null, decidedBy: null, at });
    await setDueAt(tx, found.trade.id, new Date(at.getTime() + Number(appeal.clockLeftMs)));
    await insertStep(tx, { tradeId: found.trade.id, event: 'revokeAppeal', state: found.trade.state, by, at });
    await ports.live.publish(tx, aboutTrade(found.trade, 'trade', 'badge'));
    const revoked = { ...appeal, state, decidedAt: at };
    return accept(presentAppeal(ports, revoked, await answersOf(tx, [appeal.id]), call.reader));
  });
}
