import { DAILY_FIGURE_NAMES, DAILY_FIGURES, DAYS_SHOWN } from '@greenhall/contract/admin/cases';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { dateOf } from '@greenhall/domain/shared/time';
import { lastDays } from '../../../platform/facts/days.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { sumDays } from './store.ts';

/** The last days in figures of the lists that the operator may read. Rule: admin#days. */
export async function readDays(ports: Ports, { caller }: Call<'admin.days'>): Promise<Result<Answer<'admin.days'>>> {
  const span = lastDays(ports.clock.now(), DAYS_SHOWN);
  const names = DAILY_FIGURE_NAMES.filter((name) => mayReach(caller, DAILY_FIGURES[name].list));
  const figures = await sumDays(
    ports.db,
    names.map((name) => [name, ports.cases.daily[name]]),
    span,
  );
  return accept({
    days: Array.from({ length: DAYS_SHOWN }, (_, at) => dateOf(span.first + at)),
    figures: figures.map(({ name, sums }) => ({
      name,
      values: sums.map((sum) => (DAILY_FIGURES[name].coin === null ? String(sum) : formatAmount(amount(sum)))),
    })),
  });
}
