import type { Account } from '@greenhall/domain/ledger/account';
import { OTC_PURPOSES } from '@greenhall/domain/otc/movements';
import { SHOP_PURPOSES } from '@greenhall/domain/shop/movements';
import { STOCK_PURPOSES } from '@greenhall/domain/stock/movements';
import { WALLET_PURPOSES } from '@greenhall/domain/wallet/movements';

/** Every purpose that an account of the ledger can have, as its slice declares it. */
export const PURPOSES = { ...WALLET_PURPOSES, ...STOCK_PURPOSES, ...OTC_PURPOSES, ...SHOP_PURPOSES };
export type Purpose = keyof typeof PURPOSES;

/** An account of the ledger; a misspelt purpose does not compile. */
export type LedgerAccount = Account<Purpose>;

/** What coins can be held for; the texts are keyed by it. */
export type HoldKind = Purpose extends infer P ? (P extends `hold:${infer What}` ? What : never) : never;

const HOLD = 'hold:';

/** What an account holds coins for; null if its purpose is another. */
export function holdKindOf(purpose: Purpose): HoldKind | null {
  return purpose.startsWith(HOLD) ? (purpose.slice(HOLD.length) as HoldKind) : null;
}

/** Everything that coins of a member can be held for. */
export const HOLD_KINDS: readonly HoldKind[] = (Object.keys(PURPOSES) as Purpose[]).flatMap(
  (purpose) => holdKindOf(purpose) ?? [],
);
