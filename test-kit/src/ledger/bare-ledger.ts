import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { amount } from '@greenhall/domain/shared/money';
import { runChecks } from '@greenhall/server/platform/checks';
import { transact } from '@greenhall/server/platform/database/transact';
import type { OpenDatabase } from '@greenhall/server/platform/database/postgres';
import { post, readBalance } from '@greenhall/server/slices/ledger/index';
import { ledgerChecks } from '@greenhall/server/slices/ledger/checks';

export const AT = new Date('2026-03-02T08:00:00Z');
const OUTSIDE = platformAccount('outside:receipt', 'usdt');

/** Moves and looks, on a database that a test opens later. */
export function ledgerOn(database: () => OpenDatabase) {
  const move = (from: LedgerAccount, to: LedgerAccount, micro: bigint, reference = 'test:1') =>
    transact(database().db, (tx) =>
      post(tx, { reference, at: AT, postings: [{ kind: 'transfer', from, to, amount: amount(micro) }] }),
    );
  const fund = (owner: bigint, micro: bigint) => move(OUTSIDE, available(owner, 'usdt'), micro);
  const balance = (owner: bigint) => readBalance(database().db, available(owner, 'usdt'));
  const report = () => runChecks(database().db, ledgerChecks);
  return { move, fund, balance, report };
}

export type BareLedger = ReturnType<typeof ledgerOn>;
