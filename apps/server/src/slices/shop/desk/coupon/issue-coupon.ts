import { type CouponValue, needsTwoOperators } from '@greenhall/domain/shop/coupon/coupon';
import { NOBODY, type OperatorId } from '@greenhall/domain/shared/four-eyes';
import { type Amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../../platform/approvals/present.ts';
import { audit, changeOf, stateChange } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { lockText } from '../../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { checkStep } from '../../../../platform/http/rights.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { coversOf } from '../../coupon/present.ts';
import { checkDeclared } from '../../interest/check-buyer.ts';
import { insertInterest } from '../../interest/store.ts';
import { singleOperatorLimit } from '../alone-up-to.ts';
import {
  type DeskCouponRow,
  type NewCoupon,
  couponsAt,
  insertCoupon,
  isCodeTaken,
  isScopeKnown,
  issuedByOne,
  withdrawCoupon,
} from './store.ts';

/** A coupon as a proposal stores it: what is absent is an empty text. */
const storedBody = z.object({
  code: z.string(),
  fixed: z.string(),
  percentBp: z.number(),
  cap: z.string(),
  minimum: z.string(),
  goods: z.string(),
  classId: z.string(),
  from: z.string(),
  until: z.string(),
  number: z.number(),
});
type KeptCoupon = z.infer<typeof storedBody>;

const sumOf = (typed: string): Amount<'mey'> | null | undefined => (typed === '' ? null : parseAmount<'mey'>(typed));
const idOf = (typed: string): bigint | null => (typed === '' ? null : BigInt(typed));

function valueOf({ fixed: typed, percentBp, cap: most }: KeptCoupon): Result<CouponValue> {
  const [fixed, cap] = [sumOf(typed), sumOf(most)];
  if (fixed === undefined || cap === undefined || fixed === 0n || cap === 0n) return refuse('amountRule');
  const isFixed = fixed !== null;
  if (isFixed === percentBp > 0 || (isFixed && cap !== null)) return refuse('badRequest', { field: 'percentBp' });
  return accept(isFixed ? { kind: 'fixed', value: fixed } : { kind: 'percent', bp: percentBp, cap });
}

/** The coupon, if it can be issued: `amountRule`, `badRequest`, `notFound`. */
async function couponOf(tx: Tx, kept: KeptCoupon, at: Date): Promise<Result<{ row: NewCoupon; value: CouponValue }>> {
  const value = valueOf(kept);
  if (!value.ok) return value;
  const minimum = parseAmount<'mey'>(kept.minimum);
  if (minimum === undefined) return refuse('amountRule');
  const [goodsId, classId] = [idOf(kept.goods), idOf(kept.classId)];
  const [from, until] = [new Date(kept.from), new Date(kept.until)];
  if (goodsId !== null && classId !== null) return refuse('badRequest', { field: 'classId' });
  if (from >= until || until <= at) return refuse('badRequest', { field: 'until' });
  if (!(await isScopeKnown(tx, goodsId, classId))) return refuse('notFound');
  if (kept.code !== '' && (await isCodeTaken(tx, kept.code))) return refuse('badRequest', { field: 'couponCode' });
  const amounts =
    value.value.kind === 'fixed'
      ? { fixed: value.value.value, percentBp: null, cap: null }
      : { fixed: null, percentBp: value.value.bp, cap: value.value.cap };
  const code = kept.code === '' ? null : kept.code;
  const row = { ...amounts, code, minimum, goodsId, classId, from, until, number: kept.number, at };
  return accept({ row, value: value.value });
}

/** What a coupon takes off, in words that are the same in every language. */
const shown = (value: CouponValue): string =>
  value.kind === 'fixed'
    ? formatAmount(value.value)
    : `${value.bp / 100} %${value.cap === null ? '' : ` ≤ ${formatAmount(value.cap)}`}`;

/** Writes a coupon and who issued it; `badRequest` if its code is taken. */
async function issue(tx: Tx, row: NewCoupon, by: readonly OperatorId[]): Promise<Result<true>> {
  const [first, second] = by;
  const couponId = await insertCoupon(tx, row, second === undefined ? (first ?? null) : null);
  if (couponId === undefined) return refuse('badRequest', { field: 'couponCode' });
  await insertInterest(tx, { couponId }, by, row.at);
  return accept(true);
}

/** Coupons that take two operators: above half of the price, or more than one may give away. */
export const shopCoupon: ProposalKind<KeptCoupon> = {
  name: 'shopCoupon',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _, body) => {
    const found = await couponOf(tx, body, new Date(0));
    if (!found.ok) return found;
    return accept([
      { field: 'discount', from: '', to: shown(found.value.value) },
      { field: 'coupons', from: '', to: String(body.number) },
    ]);
  },
  apply: async (tx, _, body, at, by) => {
    const found = await couponOf(tx, body, at);
    return found.ok ? issue(tx, found.value.row, by) : found;
  },
};

const keptOf = (body: Omit<Call<'shop.issueCoupon'>['body'], 'reason'>): KeptCoupon => ({
  code: body.couponCode ?? '',
  fixed: body.fixed ?? '',
  percentBp: body.percentBp ?? 0,
  cap: body.cap ?? '',
  minimum: body.minimum,
  goods: body.goods ?? '',
  classId: body.classId ?? '',
  from: body.from,
  until: body.until,
  number: body.number,
});

/** Issues a coupon at once, or proposes it where it takes two operators. */
export function issueCoupon(ports: Ports, call: Call<'shop.issueCoupon'>): Promise<Result<Answer<'shop.issueCoupon'>>> {
  const { reason } = call.body;
  const { operatorId } = call.caller;
  const kept = keptOf(call.body);
  return once(ports, call, async (tx): Promise<Result<Answer<'shop.issueCoupon'>>> => {
    const at = ports.clock.now();
    const found = await couponOf(tx, kept, at);
    if (!found.ok) return found;
    const { row, value } = found.value;
    await lockText(tx, 'couponIssuer', String(operatorId));
    const alone = await issuedByOne(tx, operatorId, new Date(at.getTime() - DAY));
    const subject = kept.code === '' ? `${shown(value)} ${kept.from.slice(0, 10)}` : kept.code;
    if (needsTwoOperators(value, row.number, alone, await singleOperatorLimit(tx, at))) {
      const fresh = { subject, body: kept, reason, by: call.caller };
      return presentProposed(await ports.approvals.propose(tx, shopCoupon, fresh));
    }
    const right = checkStep(call, 'propose');
    if (!right.ok) return right;
    const declared = checkDeclared(call.caller);
    if (!declared.ok) return declared;
    const issued = await issue(tx, row, [operatorId]);
    if (!issued.ok) return issued;
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.coupon',
      subject,
      detail: { reason },
      ...changeOf(null, { ...kept }),
      at,
    });
    return accept({ proposal: null });
  });
}

/** Stops a coupon from being claimed or used. */
export function endCoupon(
  ports: Ports,
  call: Call<'shop.withdrawCoupon'>,
): Promise<Result<Answer<'shop.withdrawCoupon'>>> {
  const { id } = call.params;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const stopped = await withdrawCoupon(tx, BigInt(id), at);
    if (stopped === undefined) return refuse('notFound');
    if (!stopped) return refuse('statusChanged');
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.couponEnd',
      subject: id,
      detail: {},
      ...stateChange('valid', 'withdrawn'),
      at,
    });
    return accept({});
  });
}

const decimal = (value: bigint | null): string | null => (value === null ? null : formatAmount(value));
const idText = (id: bigint | null): string | null => (id === null ? null : String(id));

const present = (row: DeskCouponRow, language: Language): Answer<'shop.deskCoupons'>['items'][number] => ({
  id: String(row.id),
  code: row.code,
  fixed: decimal(row.fixed),
  percentBp: row.percentBp,
  cap: decimal(row.cap),
  minimum: formatAmount(row.minimum),
  goods: idText(row.goodsId),
  classId: idText(row.classId),
  covers: coversOf(row, language),
  from: row.fromAt.toISOString(),
  until: row.untilAt.toISOString(),
  number: row.number,
  claimed: row.claimed,
  used: row.used,
  isWithdrawn: row.withdrawnAt !== null,
});

export function readDeskCoupons(
  ports: Ports,
  call: Call<'shop.deskCoupons'>,
): Promise<Result<Answer<'shop.deskCoupons'>>> {
  const { language = FALLBACK } = call.query;
  return couponsAt(ports.clock.now()).page(ports.db, call.query, (found) => found.map((row) => present(row, language)));
}
