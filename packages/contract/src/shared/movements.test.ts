import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { coinsHeld } from '@greenhall/domain/otc/movements';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { transferHeld } from '@greenhall/domain/wallet/movements';
import { describe, expect, it } from 'vitest';
import { MOVEMENT_KINDS, type LedgerPosting } from './movements.ts';
import { PURPOSES, type LedgerAccount } from './purposes.ts';

const ONE = amount(1n);

describe('the chart of the ledger', () => {
  it('lets only the accounts that face the outside or close a circle be overdrawn', () => {
    const overdrawn = Object.entries(PURPOSES).filter(([, { mayOverdraw }]) => mayOverdraw);
    expect(overdrawn.map(([purpose]) => purpose)).toEqual(['outside:receipt', 'issue', 'conversion']);
  });

  it('shows members what moves their own coins, and none of the movements between accounts of the platform', () => {
    expect(MOVEMENT_KINDS).toContain('otcFee');
    expect(MOVEMENT_KINDS).not.toContain('feeDivision');
    expect(MOVEMENT_KINDS).not.toContain('bonusAccrual');
  });

  it('accepts what the builders of the slices make', () => {
    const transfer: LedgerPosting[] = transferHeld({ id: 7n, payer: memberNumber(1n), coin: 'usdt' }, ONE);
    expect(transfer[0]?.to).toEqual({ owner: 1n, coin: 'usdt', purpose: 'hold:transfer', ref: 7n });
    const trade = {
      id: 9n,
      buyer: memberNumber(1n),
      seller: memberNumber(2n),
      coin: 'mey',
      quantity: amount(5n),
      fee: ONE,
    };
    const lock: LedgerPosting = coinsHeld(trade, undefined);
    expect(lock).toMatchObject({ kind: 'otcLock', amount: 6n, to: { owner: 2n, purpose: 'hold:otcTrade' } });
  });

  it('does not compile with a misspelt kind or purpose', () => {
    // @ts-expect-error: the kind is spelt "transfer".
    const kind: LedgerPosting = posting('transfr', available(1n, 'mey'), available(2n, 'mey'), ONE);
    // @ts-expect-error: the purpose is spelt "operations".
    const purpose: LedgerAccount = platformAccount('operation', 'mey');
    // @ts-expect-error: a hold is made for a transfer, a withdrawal, a payment and so on, not for a "transfr".
    const unknown: LedgerAccount = hold(1n, 'mey', 'transfr', 7n);
    expect([kind.kind, purpose.purpose, unknown.purpose]).toEqual(['transfr', 'operation', 'hold:transfr']);
  });
});

it('a posting between two coins, or of less than nothing, cannot be built', () => {
  const [mey, usdt] = [available(1n, 'mey'), available(1n, 'usdt')];
  expect(() => posting('transfer', mey, usdt, ONE)).toThrow('two coins');
  expect(() => posting('transfer', mey, available(2n, 'mey'), amount(-1n))).toThrow('less than nothing');
});
