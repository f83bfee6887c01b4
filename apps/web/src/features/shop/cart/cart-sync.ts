import type { CartChange } from '@greenhall/domain/shop/cart/cart';

/** A batch of changes that is on its way to the server, or whose answer was lost. */
export interface CartBatch {
  /** Sent again with the same key, so that the changes have their effect once. */
  readonly key: string;
  /** The revision with which the batch was made; null sends the whole list, which is joined. */
  readonly revision: number | null;
  readonly changes: readonly CartChange[];
  readonly lines: readonly { readonly sku: string; readonly num: number; readonly isTicked: boolean }[];
}

/** What the server knows of the cart of this device. The snapshot, which names its user, keeps it. */
export interface CartSync {
  /** The last revision of the server's cart that this device has seen; null for none. */
  readonly revision: number | null;
  /** What was done since and is not in the batch, in its order. */
  readonly changes: readonly CartChange[];
  readonly batch?: CartBatch | undefined;
}

export const NOT_SYNCED: CartSync = { revision: null, changes: [] };

const OPS = ['add', 'set', 'tick', 'untick', 'remove'];
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isUnits = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;
const isSku = (value: unknown) => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value);
const isRevision = (value: unknown) => value === null || (Number.isSafeInteger(value) && Number(value) >= 0);
const isChange = (value: unknown): boolean =>
  isRecord(value) &&
  OPS.includes(String(value['op'])) &&
  isSku(value['sku']) &&
  (value['num'] === undefined || isUnits(value['num']));
const isLine = (value: unknown): boolean =>
  isRecord(value) && isSku(value['sku']) && isUnits(value['num']) && typeof value['isTicked'] === 'boolean';
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne);
const isBatch = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  /^[0-9a-f]{32}$/.test(value['key']) &&
  isRevision(value['revision']) &&
  isListOf(value['changes'], isChange) &&
  isListOf(value['lines'], isLine);

/** The state that a stored value is. Anything else is forgotten: the list of the device is then joined with the server's. */
export function readCartSync(value: unknown): CartSync {
  const isSync =
    isRecord(value) &&
    isRevision(value['revision']) &&
    isListOf(value['changes'], isChange) &&
    (value['batch'] === undefined || isBatch(value['batch']));
  return isSync ? (value as unknown as CartSync) : NOT_SYNCED;
}
