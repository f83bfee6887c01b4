import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { answerGoods } from './answer-goods.ts';
import { presentClass, presentListedGoods } from './present.ts';
import { listClasses } from './store-classes.ts';
import { goodsOf } from './store.ts';

export const readDeskGoods = (ports: Ports, call: Call<'shop.deskGoods'>): Promise<Result<Answer<'shop.deskGoods'>>> =>
  answerGoods(ports.db, BigInt(call.params.id));

export const readDeskGoodsList = (
  ports: Ports,
  { query }: Call<'shop.deskGoodsList'>,
): Promise<Result<Answer<'shop.deskGoodsList'>>> =>
  goodsOf(query.kind).page(ports.db, query, (shown) => shown.map(presentListedGoods));

export async function readDeskClasses(ports: Ports): Promise<Result<Answer<'shop.deskClasses'>>> {
  return accept({ items: (await listClasses(ports.db)).map(presentClass) });
}
