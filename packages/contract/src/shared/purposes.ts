import type { Account } from '@greenhall/domain/ledger/account';
import { OTC_PURPOSES } from '@greenhall/domain/otc/movements';
import { STOCK_PURPOSES } from '@greenhall/domain/stock/movements';
import { WALLET_PURPOSES } from '@greenhall/domain/wallet/movements';

/** Every purpose that an account of the ledger can have, as its slice declares it. */
export const PURPOSES = { ...WALLET_PURPOSES, ...STOCK_PURPOSES, ...OTC_PURPOSES };
export type Purpose = keyof typeof PURPOSES;

/** An account of the ledger; a misspelt purpose does not compile. */
export type LedgerAccount = Account<Purpose>;
