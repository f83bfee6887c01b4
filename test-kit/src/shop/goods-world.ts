import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO } from '@greenhall/domain/shared/money';
import { oneRow, run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import type { Settings } from '@greenhall/server/platform/settings/settings';
import { shopChecks } from '@greenhall/server/slices/shop/checks';
import { changeStock } from '@greenhall/server/slices/shop/goods/store-stock';
import { shopHandlers } from '@greenhall/server/slices/shop/routes';
import { accept } from '@greenhall/domain/shared/result';
import { updateSearch } from '@greenhall/server/slices/shop/search/update-search';
import { sql } from 'kysely';
import type { Engine } from '../database.ts';
import { type World, openWorld } from '../world.ts';

/** Goods with one sku, as a test wants them. */
interface Wanted {
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly classId?: bigint;
  readonly kind?: 1 | 2;
  /** Whole `mey`. */
  readonly price?: bigint;
  readonly stock?: bigint;
  readonly state?: 'draft' | 'onSale' | 'offSale';
}

interface Made {
  readonly goodsId: bigint;
  readonly skuId: bigint;
}

/** A shop that goods can be put into, with two classes, one inside the other. */
interface FurnishedShop {
  readonly classId: bigint;
  sell(wanted?: Wanted): Promise<Made>;
}

/** A server with the routes of the shop and its classes. */
export interface ShopWorld extends World, FurnishedShop {
  /** What the checks of the shop find. */
  faults(): Promise<string[]>;
}

export async function furnishShop({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<FurnishedShop> {
  const classOf = async (name: string, parent: MemberNo | null): Promise<bigint> => {
    const made = sql<{ id: bigint }>`insert into shop_class (parent_id) values (${parent}::bigint) returning id`;
    const { id } = await oneRow(db, made);
    await run(db, sql`insert into shop_class_text (class_id, language, name) values (${id}, 'en', ${name})`);
    return id;
  };
  const classId = await classOf('Bottles', memberNumber(await classOf('Kitchen', null)));
  const sell: FurnishedShop['sell'] = async (wanted = {}) => {
    const { name = 'Bottle', names = {}, kind = 1, price = 10n, stock = 5n, state = 'onSale' } = wanted;
    const micro = price * MICRO;
    const { id: goodsId } = await oneRow(
      db,
      sql<{ id: bigint }>`
        insert into shop_goods (class_id, kind, state, price_from, made_at, changed_at)
        values (${wanted.classId ?? classId}, ${kind}, ${state}, ${micro}, ${clock.now()}, ${clock.now()}) returning id`,
    );
    for (const [language, text] of Object.entries({ en: name, ...names }))
      await run(
        db,
        sql`insert into shop_goods_text (goods_id, language, name) values (${goodsId}, ${language}, ${text})`,
      );
    const { id: skuId } = await oneRow(
      db,
      sql<{ id: bigint }>`
        insert into shop_sku (goods_id, price, cost) values (${goodsId}, ${micro}, 0) returning id`,
    );
    const opening = { skuId, orderId: null, delta: stock, reason: 'opening', at: clock.now() };
    await transact(db, async (tx) => {
      if (stock > 0n) await changeStock(tx, opening);
      await updateSearch(tx, [goodsId]);
      return accept(true);
    });
    return { goodsId, skuId };
  };
  return { classId, sell };
}

export async function openShopWorld(engine: Engine, settings: Partial<Settings> = {}): Promise<ShopWorld> {
  const world = await openWorld(engine, settings);
  bindSlice(world.http, world.auth, 'shop', shopHandlers(world.ports));
  return {
    ...world,
    ...(await furnishShop(world.ports)),
    faults: async () => {
      const found = await Promise.all(shopChecks.map((check) => check.run(world.ports.db)));
      return found.flat();
    },
  };
}
