import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { FreightRule } from '@greenhall/domain/shop/freight/freight';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { type FreightRow, allFreight, deleteFreight, freightTo, writeFreight } from '../../freight/store.ts';
import { readPrice } from '../../goods/price.ts';

const present = ({ country, first, further, freeFrom, days }: FreightRow): Answer<'shop.setFreight'> => ({
  country,
  first: formatAmount(first),
  further: formatAmount(further),
  freeFrom: freeFrom === null ? null : formatAmount(freeFrom),
  days: days === null ? null : { least: days[0], most: days[1] },
});

/** The same for the audit log. */
const values = (row: FreightRow) => {
  const { first, further, freeFrom, days } = present(row);
  return { first, further, freeFrom, days: days && `${days.least}–${days.most}` };
};

export async function readFreights(ports: Ports): Promise<Result<Answer<'shop.freights'>>> {
  return accept({ items: (await allFreight(ports.db)).map(present) });
}

/** What was typed: `amountRule`, also for a sum of nothing from which it is free, `amountRange`, and `badRequest` for fewer days than the least. */
function readFreight(body: Call<'shop.setFreight'>['body']): Result<FreightRule> {
  const first = readPrice(body.first);
  if (!first.ok) return first;
  const further = readPrice(body.further);
  if (!further.ok) return further;
  const freeFrom = body.freeFrom === null ? null : parseAmount<'mey'>(body.freeFrom);
  if (freeFrom === undefined || freeFrom === 0n) return refuse('amountRule');
  const { least, most } = body.days ?? {};
  const days = least === undefined || most === undefined ? null : ([least, most] as const);
  if (days !== null && days[0] > days[1]) return refuse('badRequest', { field: 'days' });
  return accept({ first: first.value, further: further.value, freeFrom, days });
}

/** Sets what sending to a country costs, for orders from now on. */
export function setFreight(ports: Ports, call: Call<'shop.setFreight'>): Promise<Result<Answer<'shop.setFreight'>>> {
  const { country } = call.params;
  return once(ports, call, async (tx) => {
    const read = readFreight(call.body);
    if (!read.ok) return read;
    const at = ports.clock.now();
    const row = { country, ...read.value };
    const stored = await freightTo(tx, country);
    await writeFreight(tx, row, at);
    const change = changeOf(stored ? values(stored) : null, values(row));
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.freight',
      subject: country,
      detail: {},
      ...change,
      at,
    });
    return accept(present(row));
  });
}

/** No longer serves a country. */
export function setUnserved(
  ports: Ports,
  call: Call<'shop.removeFreight'>,
): Promise<Result<Answer<'shop.removeFreight'>>> {
  const { country } = call.params;
  return once(ports, call, async (tx) => {
    const stored = await freightTo(tx, country);
    if (!stored || !(await deleteFreight(tx, country))) return refuse('notFound');
    const at = ports.clock.now();
    const change = changeOf(values(stored), null);
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.unserved',
      subject: country,
      detail: {},
      ...change,
      at,
    });
    return accept({});
  });
}
