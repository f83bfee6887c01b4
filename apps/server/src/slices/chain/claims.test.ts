import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { claimedLog, releaseClaims, usedLogs } from './index.ts';
import { ON_BEP20, openClaims } from '@greenhall/test-kit/ledger/claims';
import { raceClaims } from './test-claims.ts';

const TRADE = { kind: 'trade', ref: 7n } as const;
const RECHARGE = { kind: 'recharge', ref: 7n } as const;

describe.each(ENGINES)('claims of payments on the %s database', (engine) => {
  const { database, claimed } = openClaims(engine);

  it('are one for each transfer, and one for each thing', async () => {
    expect(await claimed(TRADE)).toBe(true);
    expect(await claimed(RECHARGE)).toBe(false);
    expect(await claimed({ ...TRADE, txid: '0xb' })).toBe(false);
    expect(await claimed({ ...TRADE, network: 'TRC20', txid: 'b' })).toBe(false);
    expect(await claimed({ ...RECHARGE, log: 1 })).toBe(true);
    expect(await usedLogs(database().db, ON_BEP20, TRADE)).toEqual([1]);
    expect(await usedLogs(database().db, { ...ON_BEP20, network: 'TRC20' }, TRADE)).toEqual([]);
    // A trade and a recharge may have the same number.
    await transact(database().db, async (tx) => accept(await releaseClaims(tx, RECHARGE)));
    expect(await claimedLog(database().db, RECHARGE)).toBe(undefined);
    expect(await claimedLog(database().db, TRADE)).toBe(0);
  });

  it('cover the whole transaction without a place, until they are released', async () => {
    expect(await claimed({ ...TRADE, log: null })).toBe(true);
    for (const log of [0, 5, null]) expect(await claimed({ ...RECHARGE, log })).toBe(false);
    expect(await usedLogs(database().db, ON_BEP20, RECHARGE)).toBe('every');
    expect(await claimedLog(database().db, TRADE)).toBe(null);
    await transact(database().db, async (tx) => accept(await releaseClaims(tx, TRADE)));
    expect(await claimedLog(database().db, TRADE)).toBe(undefined);
    expect(await claimed({ ...RECHARGE, log: 3 })).toBe(true);
  });

  raceClaims(claimed, 4);
});
