import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { allRates, type RateRow, shownRates } from './store-rates.ts';

const presentRate = ({ currency, rate, proposedAt }: RateRow) => ({
  currency,
  rate: formatAmount(rate),
  of: proposedAt.toISOString(),
});

/** The rates at which members may be shown figures. */
export async function readRates(ports: Ports): Promise<Result<Answer<'wallet.rates'>>> {
  const found = await shownRates(ports.db, ports.clock.now());
  return accept({ items: found.map(presentRate) });
}

/** The rates that operators have set, and which of them are shown. */
export async function deskRates(ports: Ports): Promise<Result<Answer<'wallet.deskRates'>>> {
  const shown = new Set((await shownRates(ports.db, ports.clock.now())).map(({ id }) => id));
  const items = (await allRates(ports.db)).map((row) => ({
    ...presentRate(row),
    approvedAt: row.approvedAt.toISOString(),
    isShown: shown.has(row.id),
  }));
  return accept({ items });
}
