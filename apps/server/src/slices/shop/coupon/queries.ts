import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { coversOf } from './present.ts';
import { type ShownCoupon, couponsFor } from './store.ts';

type Shown = Answer<'shop.coupons'>['items'][number];

const decimal = (value: bigint | null): string | null => (value === null ? null : formatAmount(value));

const present = (row: ShownCoupon, language: Language): Shown => ({
  id: String(row.id),
  fixed: decimal(row.fixed),
  percentBp: row.percentBp,
  cap: decimal(row.cap),
  minimum: formatAmount(row.minimum),
  from: row.fromAt.toISOString(),
  until: row.untilAt.toISOString(),
  covers: coversOf(row, language),
  left: row.number - row.claimed,
  state: row.state,
});

export async function readCoupons(ports: Ports, call: Call<'shop.coupons'>): Promise<Result<Answer<'shop.coupons'>>> {
  const { language = FALLBACK } = call.query;
  const found = await couponsFor(ports.db, call.caller.memberNo, ports.clock.now());
  return accept({ items: found.map((row) => present(row, language)) });
}
