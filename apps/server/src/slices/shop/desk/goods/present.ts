import { formatAmount } from '@greenhall/domain/shared/money';
import { kindOf } from '@greenhall/domain/shop/goods/goods';
import { FALLBACK, type Language, LANGUAGES } from '@greenhall/locales/languages';
import { versionOf } from '../../../../platform/database/content-version.ts';
import type { Answer } from '../../../../platform/http/call.ts';
import type { Texts } from '../../goods/option.ts';
import type { DeskClassRow } from './store-classes.ts';
import type { DeskGoodsRow, DeskSkuRow, ListedRow } from './store.ts';

type DeskGoods = Answer<'shop.deskGoods'>;
type Names = { language: Language; text: string }[];

/** A text by language as a list, in the order of the languages. */
const namesOf = (texts: Texts): Names =>
  LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });

export const textsOf = (names: readonly { language: Language; text: string }[]): Texts =>
  Object.fromEntries(names.map(({ language, text }) => [language, text]));

const presentSku = (row: DeskSkuRow): DeskGoods['skus'][number] => ({
  id: String(row.id),
  options: row.options.map(({ name, value }) => ({ name: namesOf(name), value: namesOf(value) })),
  price: formatAmount(row.price),
  cost: formatAmount(row.cost),
  stock: Number(row.stock),
  orderLimit: row.orderLimit,
  place: row.place,
  isOffered: row.isOffered,
});

export const presentDeskGoods = (row: DeskGoodsRow, skus: readonly DeskSkuRow[]): DeskGoods => ({
  id: String(row.id),
  version: row.version,
  classId: String(row.classId),
  kind: kindOf(row.kind),
  label: row.label,
  state: row.state,
  // The database holds what the contract let in.
  texts: row.texts as DeskGoods['texts'],
  pictures: [...row.pictures],
  picturesVersion: versionOf(row.pictures),
  skus: skus.map(presentSku),
});

export const presentListedGoods = (row: ListedRow): Answer<'shop.deskGoodsList'>['items'][number] => ({
  id: String(row.id),
  name: row.names[FALLBACK] ?? '',
  state: row.state,
  picture: row.picture,
  priceFrom: row.priceFrom === null ? null : formatAmount(row.priceFrom),
  stock: Number(row.stock),
  sold: Number(row.sold),
  changedAt: row.changedAt.toISOString(),
});

export const presentClass = (row: DeskClassRow): Answer<'shop.deskClasses'>['items'][number] => ({
  id: String(row.id),
  parent: row.parentId === null ? null : String(row.parentId),
  place: row.place,
  isShown: row.isShown,
  names: row.names as Names,
  goods: Number(row.goods),
});
