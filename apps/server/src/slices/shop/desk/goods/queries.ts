import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../../platform/cursor.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { answerGoods } from './answer-goods.ts';
import { presentClass, presentListedGoods } from './present.ts';
import { listClasses } from './store-classes.ts';
import { listGoods } from './store.ts';

export const readDeskGoods = (ports: Ports, call: Call<'shop.deskGoods'>): Promise<Result<Answer<'shop.deskGoods'>>> =>
  answerGoods(ports.db, BigInt(call.params.id));

export async function readDeskGoodsList(
  ports: Ports,
  call: Call<'shop.deskGoodsList'>,
): Promise<Result<Answer<'shop.deskGoodsList'>>> {
  const { state, classId, kind } = call.query;
  const filter = { state, classId: classId === undefined ? undefined : BigInt(classId), kind };
  return paged(
    call.query,
    (below, limit) => listGoods(ports.db, filter, below, limit),
    (row) => row.id,
    (shown) => shown.map(presentListedGoods),
  );
}

export async function readDeskClasses(ports: Ports): Promise<Result<Answer<'shop.deskClasses'>>> {
  return accept({ items: (await listClasses(ports.db)).map(presentClass) });
}
