import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { viewMarket } from './market.ts';
import { listMarkets } from './store-markets.ts';
import { downNow } from './store-outages.ts';

export async function readMarkets(ports: Ports): Promise<Result<Answer<'otc.markets'>>> {
  const down = await downNow(ports.db);
  const items: Answer<'otc.markets'>['items'] = [];
  for (const market of await listMarkets(ports.db)) items.push(await viewMarket(ports, ports.db, market, down));
  return accept({ items });
}
