import { sql } from 'kysely';
import type { Texts } from './option.ts';

/** What a list shows of goods: their names by language, and their first picture. The statement calls the goods `g`. */
export const GOODS_PREVIEW = {
  names: sql<Texts>`
    (select coalesce(jsonb_object_agg(t.language, t.name), '{}') from shop_goods_text t
     where t.goods_id = g.id)`,
  picture: sql<
    string | null
  >`(select p.file from shop_goods_picture p where p.goods_id = g.id order by p.place limit 1)`,
} as const;
