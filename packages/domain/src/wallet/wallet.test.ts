import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, COINS, MICRO } from '../shared/money.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import { checkMove, quoteConversion } from './coins.ts';
import { checkQuote, quoteExchange } from './exchange.ts';
import { divideFee } from './fees.ts';
import { checkOwnershipAge, ownershipText, signedBytes } from './ownership.ts';
import { checkTransferCancel, holdIsOver, initialTransferState, transferFigures } from './transfer.ts';

const coins = (value: number) => amount(BigInt(value) * MICRO);
const positive = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((value) => amount(value));
const rate = fc.integer({ min: 0, max: 10_000 });

describe('coins', () => {
  it('convert one way only, from mey to bdb and ftb', () => {
    const allowed = COINS.flatMap((from) =>
      COINS.filter((to) => quoteConversion({ bdb: 10_000, ftb: 10_000 }, from, to, coins(1)).ok).map(
        (to) => `${from}>${to}`,
      ),
    );
    expect(allowed).toEqual(['mey>bdb', 'mey>ftb']);
  });
  it('never make a coin: what is credited and kept is what was given', () => {
    fc.assert(
      fc.property(positive, rate, (value, rateBp) => {
        const done = quoteConversion({ bdb: rateBp, ftb: 10_000 }, 'mey', 'bdb', value);
        if (done.ok) expect(done.value.credited + done.value.kept).toBe(value);
        else expect(done.refusal).toBe('amountRule');
      }),
    );
    expect(() => quoteConversion({ bdb: 10_001, ftb: 0 }, 'mey', 'bdb', coins(1))).toThrow(/rate/);
  });
  it('ftb never leaves its member, and only usdt leaves the house', () => {
    expect(checkMove('ftb', 'transfer')).toMatchObject({ refusal: 'coinNotAllowed' });
    expect(COINS.filter((coin) => checkMove(coin, 'withdraw').ok)).toEqual(['usdt']);
  });
});

describe('fees', () => {
  it('divide without loss, half to the yield pool', () => {
    expect(divideFee(amount(7n), 5_000)).toEqual({ yieldPool: 3n, operations: 4n });
    fc.assert(
      fc.property(positive, rate, (fee, bp) => {
        const { yieldPool, operations } = divideFee(fee, bp);
        expect(yieldPool + operations).toBe(fee);
      }),
    );
  });
  it('of a transfer lie inside the amount', () => {
    expect(transferFigures('a', 'b', coins(100), 50)).toMatchObject({
      value: { fee: 500_000n, credited: 99_500_000n },
    });
    expect(transferFigures('a', 'a', coins(1), 50)).toMatchObject({ refusal: 'selfTransfer' });
    expect(transferFigures('a', 'b', coins(0), 50)).toMatchObject({ refusal: 'amountRule' });
    expect(transferFigures('a', 'b', coins(-1), 50)).toMatchObject({ refusal: 'amountRule' });
  });
});

describe('the first transfer to a payee', () => {
  it('can be cancelled for 10 minutes, and is credited from then on', () => {
    expect([initialTransferState(false), initialTransferState(true)]).toEqual(['held', 'credited']);
    for (const now of [0, 10 * MINUTE - 1, 10 * MINUTE, 11 * MINUTE])
      expect(checkTransferCancel('held', 0, now).ok).toBe(!holdIsOver('held', 0, now));
    expect(checkTransferCancel('held', 0, 10 * MINUTE)).toMatchObject({ refusal: 'cancelWindowOver' });
    expect(checkTransferCancel('credited', 0, 0)).toMatchObject({ refusal: 'cancelWindowOver' });
    expect(checkTransferCancel('cancelled', 0, 0)).toMatchObject({ refusal: 'statusChanged' });
  });
});

describe('flash exchange', () => {
  it('quotes multiples of 100 between usdt and mey for 30 s', () => {
    const quote = quoteExchange('usdt', 'mey', coins(200), 20, 1_000);
    expect(quote).toMatchObject({ value: { fee: 400_000n, receive: 199_600_000n, expiresAt: 31_000 } });
    expect(quoteExchange('usdt', 'mey', coins(150), 20, 0)).toMatchObject({
      refusal: 'amountMultiple',
      params: { multiple: 100 },
    });
    expect(quoteExchange('usdt', 'mey', coins(0), 20, 0)).toMatchObject({ refusal: 'amountRule' });
    expect(quoteExchange('bdb', 'usdt', coins(100), 20, 0)).toMatchObject({ refusal: 'directionNotAllowed' });
    expect(checkQuote({ expiresAt: 30 * SECOND }, 30 * SECOND - 1).ok).toBe(true);
    expect(checkQuote({ expiresAt: 30 * SECOND }, 30 * SECOND)).toMatchObject({ refusal: 'quoteExpired' });
  });
});

describe('the ownership of an address', () => {
  const claim = {
    origin: 'greenhall.example',
    network: 'BEP20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    memberNo: '17',
    nonce: 'ab',
    issuedAt: 0,
  } as const;
  it('is claimed in a text that names house, network, address, member and moment', () => {
    const text = ownershipText(claim);
    for (const named of ['greenhall.example', 'BEP20', claim.address, '17', 'ab', '1970-01-01T00:00:00.000Z'])
      expect(text).toContain(named);
    for (const other of [{ origin: 'x' }, { address: 'x' }, { memberNo: '1' }, { nonce: 'x' }, { issuedAt: 1 }])
      expect(ownershipText({ ...claim, ...other })).not.toBe(text);
  });
  it('is signed as a message of its network', () => {
    const bytes = (network: 'BEP20' | 'TRC20') => Buffer.from(signedBytes(network, 'é')).toString('latin1');
    expect(bytes('BEP20')).toBe('\u0019Ethereum Signed Message:\n2Ã©');
    expect(bytes('TRC20')).toBe('\u0019TRON Signed Message:\n2Ã©');
  });
  it('is proved within ten minutes', () => {
    const at = (now: number) => checkOwnershipAge(1_000, now).ok;
    expect([at(999), at(1_000), at(1_000 + 10 * MINUTE - 1), at(1_000 + 10 * MINUTE)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
