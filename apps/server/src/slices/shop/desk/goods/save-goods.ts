import { GOODS_KINDS, GOODS_TRANSITIONS } from '@greenhall/domain/shop/goods/goods';
import { checkLanguages } from '@greenhall/domain/shop/goods/written-goods';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { pictureFilesOf } from '@greenhall/domain/shared/rich-text';
import { audit, changeOf, stateChange } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { updateSearch } from '../../search/update-search.ts';
import { answerGoods } from './answer-goods.ts';
import { classById } from './store-classes.ts';
import {
  type DeskGoodsRow,
  insertGoods,
  lockGoods,
  moveGoods,
  readGoodsById,
  skusOf,
  writeGoods,
  writeTexts,
} from './store.ts';

type Body = Call<'shop.saveGoods'>['body'];

/** Whether the texts can be kept: the pictures of goods are in their gallery, not in their details. */
function checkTexts({ texts }: Body): Result<true> {
  const named = checkLanguages(texts);
  if (!named.ok) return named;
  const hasPictures = texts.some(({ details }) => details !== null && pictureFilesOf(details).length > 0);
  return hasPictures ? refuse('badRequest', { field: 'details' }) : accept(true);
}

/** New goods as a draft, or those of the call with their new class and label: `notFound`, `statusChanged`. */
async function writeOne(tx: Tx, body: Body, classId: bigint, at: Date): Promise<Result<bigint>> {
  const { id, version, kind, label } = body;
  if (id === null) return accept(await insertGoods(tx, { classId, kind: GOODS_KINDS[kind], label }, at));
  const row = await lockGoods(tx, BigInt(id));
  if (!row) return refuse('notFound');
  if (row.version !== version) return refuse('statusChanged');
  if (row.kind !== GOODS_KINDS[kind]) return refuse('badRequest', { field: 'kind' });
  await writeGoods(tx, row.id, { classId, label }, at);
  return accept(row.id);
}

const values = ({
  classId,
  label,
  texts,
}: Pick<DeskGoodsRow, 'label' | 'texts'> & { readonly classId: bigint | string }) => ({
  classId: String(classId),
  label,
  ...Object.fromEntries(
    texts.flatMap(({ language, name, summary, details }) => [
      [`name ${language}`, name],
      [`summary ${language}`, summary],
      [`details ${language}`, details === null ? null : JSON.stringify(details)],
    ]),
  ),
});

/** Adds goods as a draft, or changes their class, label and texts. Rule: shop#desk. */
export function saveGoods(ports: Ports, call: Call<'shop.saveGoods'>): Promise<Result<Answer<'shop.saveGoods'>>> {
  const { body } = call;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const written = checkTexts(body);
    if (!written.ok) return written;
    const within = await classById(tx, BigInt(body.classId));
    if (!within) return refuse('notFound');
    if (within.parentId === null) return refuse('badRequest', { field: 'classId' });
    const stored = body.id === null ? undefined : await readGoodsById(tx, BigInt(body.id));
    const saved = await writeOne(tx, body, within.id, at);
    if (!saved.ok) return saved;
    await writeTexts(tx, saved.value, body.texts);
    await updateSearch(tx, [saved.value]);
    const name = body.texts.find(({ language }) => language === 'en')?.name ?? '';
    const said = { operator: call.caller.username, subject: String(saved.value), detail: { name }, at };
    await audit(tx, { ...said, ...changeOf(stored ? values(stored) : null, values(body)), act: 'shop.goods' });
    return answerGoods(tx, saved.value);
  });
}

/** Puts goods on sale, if something of them is offered, or takes them off. Rule: shop#goods. */
export function setGoodsState(
  ports: Ports,
  call: Call<'shop.setGoodsState'>,
): Promise<Result<Answer<'shop.setGoodsState'>>> {
  const { isOnSale } = call.body;
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockGoods(tx, id);
    if (!row) return refuse('notFound');
    const to = GOODS_TRANSITIONS.next(row.state, isOnSale ? 'putOnSale' : 'takeOffSale');
    if (!to) return refuse('statusChanged');
    const isOffered = (await skusOf(tx, id)).some((sku) => sku.isOffered);
    if (isOnSale && !isOffered) return refuse('contentEmpty');
    if (!(await moveGoods(tx, id, row.state, to, at))) return refuse('statusChanged');
    const detail = { state: to };
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.goodsState',
      subject: String(id),
      detail,
      ...stateChange(row.state, to),
      at,
    });
    return answerGoods(tx, id);
  });
}
