import { MOST_UNITS } from '@greenhall/domain/shop/goods/goods';
import { MOST_LINES } from '@greenhall/domain/shop/cart/cart';
import { GOODS_LIST } from '../../../shared/session/session.ts';

/** One option of a sku in the language in which it was added. */
interface ListedOption {
  readonly name: string;
  readonly value: string;
}

/** One line of the cart on this device, with exactly these fields (rule: shop#cart). It has no price. */
export interface GoodsLine {
  /** Goods and sku, joined by a hyphen. */
  readonly id: string;
  readonly gid: string;
  readonly num: number;
  readonly goodsName: string;
  /** Of the goods; what is left of the sku is with it. */
  readonly stock: number;
  readonly label: string;
  /** The name of the class of the second level. */
  readonly xlname: string;
  /** 1 is shipped, 2 is not. */
  readonly goodsType: 1 | 2;
  readonly sku: { readonly id: string; readonly stock: number; readonly options: readonly ListedOption[] };
  readonly gchecked: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isOption = (value: unknown): value is ListedOption =>
  isRecord(value) && isText(value['name']) && isText(value['value']);

/** The line that a stored value is; `undefined` if any of its fields is none. Unknown fields are left out. */
function readLine(value: unknown): GoodsLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, gid, num, goodsName, stock, label, xlname, goodsType, sku, gchecked } = value;
  if (!isRecord(sku) || !isId(gid) || !isId(sku['id']) || id !== `${gid}-${sku['id']}`) return undefined;
  if (!isCount(num) || num < 1 || num > MOST_UNITS || !isCount(stock) || !isCount(sku['stock'])) return undefined;
  if (!isText(goodsName) || !isText(label) || !isText(xlname) || typeof gchecked !== 'boolean') return undefined;
  if (goodsType !== 1 && goodsType !== 2) return undefined;
  const { options } = sku;
  if (!Array.isArray(options) || !options.every(isOption)) return undefined;
  const listed = options.map(({ name, value: chosen }) => ({ name, value: chosen }));
  const kept = { id: sku['id'], stock: sku['stock'], options: listed };
  return { id, gid, num, goodsName, stock, label, xlname, goodsType, sku: kept, gchecked };
}

/** Reads the cart of this device. What is no line, or names a sku once more, is dropped; the other lines stay. */
export function readGoodsList(storage: Storage = localStorage): readonly GoodsLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(GOODS_LIST) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, GoodsLine>();
  for (const line of stored.map(readLine)) if (line && !lines.has(line.sku.id)) lines.set(line.sku.id, line);
  return [...lines.values()].slice(0, MOST_LINES);
}

export function writeGoodsList(lines: readonly GoodsLine[], storage: Storage = localStorage): void {
  storage.setItem(GOODS_LIST, JSON.stringify(lines));
}
