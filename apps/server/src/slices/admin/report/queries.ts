import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { dateOf } from '@greenhall/domain/shared/time';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { summedDays } from '../../ledger/index.ts';
import { type Moved, PARTS } from './parts.ts';
import { readClosed } from './read-days.ts';

type Report = Answer<'admin.report'>;

const presentMoved = (moved: Moved): Report['fees'][number] => ({ ...moved, amount: formatAmount(moved.amount) });

/** What closed days came to. Rule: admin#reports. */
export async function readReport(ports: Ports, { query }: Call<'admin.report'>): Promise<Result<Report>> {
  const read = await readClosed(ports, query);
  if (!read.ok) return read;
  const { held, moved } = read.value;
  const part = (name: keyof typeof PARTS) => moved.filter(PARTS[name]).map(presentMoved);
  return accept({
    accounts: held.map(({ purpose, coin, opening, came, went, closing }) => ({
      purpose,
      coin,
      opening: formatAmount(opening),
      came: formatAmount(came),
      went: formatAmount(went),
      closing: formatAmount(closing),
    })),
    fees: part('fees'),
    bonuses: part('bonuses'),
    trading: part('trading'),
    shop: part('shop'),
  });
}

/** The days of which there are reports. */
export async function readClosedDays({ db }: Ports): Promise<Result<Answer<'admin.closedDays'>>> {
  const summed = await summedDays(db);
  return accept({
    first: summed ? dateOf(summed.first) : null,
    last: summed ? dateOf(summed.last) : null,
  });
}
