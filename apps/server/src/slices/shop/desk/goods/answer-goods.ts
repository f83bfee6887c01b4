import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { Answer } from '../../../../platform/http/call.ts';
import { presentDeskGoods } from './present.ts';
import { readGoodsById, skusOf } from './store.ts';

/** The goods as the desk sees them: `notFound`. */
export async function answerGoods(db: Db | Tx, id: bigint): Promise<Result<Answer<'shop.deskGoods'>>> {
  const row = await readGoodsById(db, id);
  return row ? accept(presentDeskGoods(row, await skusOf(db, id))) : refuse('notFound');
}
