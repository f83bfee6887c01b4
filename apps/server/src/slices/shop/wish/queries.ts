import { type Result, accept } from '@greenhall/domain/shared/result';
import { MOST_WISHES } from '@greenhall/domain/shop/wish/wish';
import { FALLBACK } from '@greenhall/locales/languages';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentListed } from '../goods/present.ts';
import { wishesOf } from './store.ts';

export async function readWishes(ports: Ports, call: Call<'shop.wishes'>): Promise<Result<Answer<'shop.wishes'>>> {
  const found = await wishesOf(ports.db, call.caller.memberNo, MOST_WISHES);
  const { language = FALLBACK } = call.query;
  return accept({ items: found.map((row) => ({ ...presentListed(row, language), isOnSale: row.isOnSale })) });
}
