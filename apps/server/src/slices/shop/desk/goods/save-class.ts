import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkLanguages } from '@greenhall/domain/shop/goods/written-goods';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { updateSearch } from '../../search/update-search.ts';
import { classById, type ClassRow, goodsIn, insertClass, writeClass, writeClassNames } from './store-classes.ts';

/** A new class, in the first level or below one of the first: `notFound`, `badRequest`. */
async function addClass(tx: Tx, { parent, place, isShown }: Call<'shop.saveClass'>['body']): Promise<Result<bigint>> {
  const above = parent === null ? null : await classById(tx, BigInt(parent));
  if (above === undefined) return refuse('notFound');
  if (above && above.parentId !== null) return refuse('badRequest', { field: 'parent' });
  return accept(await insertClass(tx, { parentId: above?.id ?? null, place, isShown }));
}

const values = ({ names, place, isShown }: Pick<ClassRow, 'names' | 'place' | 'isShown'>) => ({
  ...Object.fromEntries(names.map(({ language, text }) => [`name ${language}`, text])),
  place,
  isShown,
});

/** Adds a class, or changes what it is called and where it stands; never its parent. Rule: shop#desk. */
export function saveClass(ports: Ports, call: Call<'shop.saveClass'>): Promise<Result<Answer<'shop.saveClass'>>> {
  const { body } = call;
  return once(ports, call, async (tx) => {
    const named = checkLanguages(body.names);
    if (!named.ok) return named;
    const at = ports.clock.now();
    let id: bigint;
    let before: ReturnType<typeof values> | null = null;
    if (body.id === null) {
      const added = await addClass(tx, body);
      if (!added.ok) return added;
      id = added.value;
    } else {
      const known = await classById(tx, BigInt(body.id));
      if (!known) return refuse('notFound');
      if (body.parent !== (known.parentId === null ? null : String(known.parentId)))
        return refuse('badRequest', { field: 'parent' });
      id = known.id;
      before = values(known);
      await writeClass(tx, id, body);
    }
    await writeClassNames(tx, id, body.names);
    await updateSearch(tx, await goodsIn(tx, id));
    const change = changeOf(before, values(body));
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.class',
      subject: String(id),
      detail: {},
      ...change,
      at,
    });
    return accept({ id: String(id) });
  });
}
