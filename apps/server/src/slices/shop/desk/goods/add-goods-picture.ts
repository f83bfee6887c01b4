import { type Result, refuse } from '@greenhall/domain/shared/result';
import { GOODS_BOUNDS } from '@greenhall/domain/shop/goods/written-goods';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import { versionOf } from '../../../../platform/database/content-version.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { imageRule } from '../../../../platform/pictures/pictures.ts';
import { pictureOf } from '../../../../platform/pictures/uploads.ts';
import { answerBefore, type Ports, once } from '../../../../platform/ports.ts';
import { answerGoods } from './answer-goods.ts';
import { lockGoods, writePictures } from './store.ts';

type Goods = Answer<'shop.addGoodsPicture'>;

const pictureChange = (from: readonly string[], to: readonly string[]) =>
  changeOf({ pictures: from.join(' ') }, { pictures: to.join(' ') });

/** Adds a picture behind the others. It is decoded before the transaction. */
export async function addGoodsPicture(ports: Ports, call: Call<'shop.addGoodsPicture'>): Promise<Result<Goods>> {
  const before = await answerBefore<'shop.addGoodsPicture', Goods>(ports, call);
  if (before) return before;
  const content = pictureOf(call.files.picture);
  if (!content.ok) return content;
  const kept = await ports.files.keep(content.value, { kind: 'public', isMarked: false });
  if (!kept) return imageRule();
  const id = BigInt(call.params.id);
  const done = await once(ports, call, async (tx): Promise<Result<Goods>> => {
    const at = ports.clock.now();
    const row = await lockGoods(tx, id);
    if (!row) return refuse('notFound');
    if (row.pictures.length >= GOODS_BOUNDS.pictures) return refuse('statusChanged');
    await writePictures(tx, id, [...row.pictures, kept.name]);
    const detail = { added: kept.name };
    const change = pictureChange(row.pictures, [...row.pictures, kept.name]);
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.goodsPictures',
      subject: String(id),
      detail,
      ...change,
      at,
    });
    return answerGoods(tx, id);
  });
  if (!done.ok || call.replay.isReplayed) await ports.files.remove(kept.name);
  return done;
}

/** Orders the pictures anew, or removes some. Their files are removed by the sweep. */
export function setGoodsPictures(
  ports: Ports,
  call: Call<'shop.setGoodsPictures'>,
): Promise<Result<Answer<'shop.setGoodsPictures'>>> {
  const id = BigInt(call.params.id);
  const { pictures, version } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockGoods(tx, id);
    if (!row) return refuse('notFound');
    if (version !== versionOf(row.pictures)) return refuse('statusChanged');
    const isPart = new Set(pictures).size === pictures.length && pictures.every((file) => row.pictures.includes(file));
    if (!isPart) return refuse('badRequest', { field: 'pictures' });
    await writePictures(tx, id, pictures);
    const change = pictureChange(row.pictures, pictures);
    const said = { operator: call.caller.username, subject: String(id), detail: {}, at };
    await audit(tx, { ...said, ...change, act: 'shop.goodsPictures' });
    return answerGoods(tx, id);
  });
}
