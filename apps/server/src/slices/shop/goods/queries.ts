import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { FALLBACK } from '@greenhall/locales/languages';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentGoods, presentText } from './present.ts';
import { goodsOnSale, offeredSkus, shownClasses } from './store.ts';

/** The classes with those of the second level inside. A class whose parent is not shown is not shown either. */
export async function readClasses(ports: Ports, call: Call<'shop.classes'>): Promise<Result<Answer<'shop.classes'>>> {
  const { language = FALLBACK } = call.query;
  const all = await shownClasses(ports.db);
  const present = ({ id, names }: (typeof all)[number]) => ({ id: String(id), name: presentText(names, language) });
  const items = all
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ ...present(row), classes: all.filter(({ parentId }) => parentId === row.id).map(present) }));
  return accept({ items });
}

export async function readGoods(ports: Ports, call: Call<'shop.goods'>): Promise<Result<Answer<'shop.goods'>>> {
  const { language = FALLBACK } = call.query;
  const id = BigInt(call.params.id);
  const row = await goodsOnSale(ports.db, id);
  if (!row) return refuse('notFound');
  return accept(presentGoods(row, await offeredSkus(ports.db, id), language));
}
