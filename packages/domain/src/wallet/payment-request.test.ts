import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberNumber } from '../shared/member-no.ts';
import { amount, formatAmount } from '../shared/money.ts';
import { plainText } from '../shared/plain-text.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import { readPayeeLabel, shownPayee } from './payees.ts';
import {
  PAYMENT_REQUEST_TRANSITIONS,
  REQUEST_MINUTES,
  checkPayable,
  eventOfEnd,
  eventOfPayment,
  readRequest,
  requestState,
} from './payment-request.ts';
import { TRANSFER_TRANSITIONS, initialTransferState } from './transfer.ts';

const now = Date.UTC(2026, 10, 24);
const typed = { amount: '25', remark: 'for the tea', minutes: 60 };
const rate = fc.integer({ min: 0, max: 10_000 });
const minutes = fc.integer({ min: REQUEST_MINUTES.least, max: REQUEST_MINUTES.most });

describe('a payment request', () => {
  it('is read with its amount, its text and its end', () => {
    expect(readRequest(typed, 10, now)).toMatchObject({
      value: { amount: 25_000_000n, remark: 'for the tea', expiresAt: now + 60 * MINUTE },
    });
    expect(readRequest({ ...typed, remark: ' \u202e \u0000 ' }, 10, now)).toMatchObject({ value: { remark: null } });
  });

  it.each(['0', '-1', '1e3', '1,5', 'x', '', '1.0000001', '9'.repeat(30)])('is refused for the amount %s', (sum) => {
    expect(readRequest({ ...typed, amount: sum }, 10, now)).toMatchObject({ refusal: 'amountRule' });
  });

  it.each([4, 0, -5, 43_201, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('does not run for %d minutes', (time) => {
    expect(readRequest({ ...typed, minutes: time }, 10, now)).toMatchObject({ refusal: 'badRequest' });
  });

  it('always leaves the asker something, and never asks for more than was typed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rate, minutes, (micro, feeBp, time) => {
        const read = readRequest({ ...typed, amount: formatAmount(amount(micro)), minutes: time }, feeBp, now);
        if (read.ok) expect(read.value.amount).toBe(micro);
        else expect(micro === 0n || feeBp === 10_000 || micro === 1n).toBe(true);
      }),
    );
  });

  it('is payable exactly while it is open, before its end, and by somebody else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_REQUEST_TRANSITIONS.states),
        fc.integer({ min: 0, max: 60 * DAY }),
        fc.bigInt({ min: 1n, max: 3n }),
        (state, passed, payer) => {
          const request = { payee: memberNumber(1n), state, expiresAt: now + 30 * DAY };
          const at = now + passed;
          const may = checkPayable(request, memberNumber(payer), at);
          expect(may.ok).toBe(payer !== 1n && state === 'open' && at < request.expiresAt);
          if (payer === 1n) expect(may).toMatchObject({ refusal: 'selfTransfer' });
          if (state !== 'open') expect(requestState(request, at)).toBe(state);
        },
      ),
    );
  });

  it('takes only steps of its table, whatever becomes of the transfer that pays it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom('credited' as const, 'cancelled' as const),
        fc.integer({ min: 0, max: 2 * DAY }),
        (isKnown, end, passed) => {
          const paidAt = now;
          const expiresAt = now + DAY;
          const first = initialTransferState(isKnown);
          const after = PAYMENT_REQUEST_TRANSITIONS.next('open', eventOfPayment(first));
          expect(after).toBe(TRANSFER_TRANSITIONS.can(first, 'cancel') ? 'held' : 'paid');
          const last = PAYMENT_REQUEST_TRANSITIONS.next('held', eventOfEnd(end, expiresAt, paidAt + passed));
          const unpaid = passed < DAY ? 'open' : 'expired';
          expect(last).toBe(end === 'credited' ? 'paid' : unpaid);
        },
      ),
    );
    expect(PAYMENT_REQUEST_TRANSITIONS.terminal).toEqual(['paid', 'expired', 'canceled']);
  });
});

describe('a plain text', () => {
  it('keeps what people read and nothing that they do not see', () => {
    expect(plainText('  Tee\tund\r\nKuchen  ')).toBe('Tee und Kuchen');
    expect(plainText('pay \u202eeem\u202c now\u200b')).toBe('pay eem now');
    expect(plainText('👩‍🌾 ขอบคุณ')).toBe('👩‍🌾 ขอบคุณ');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(plainText(plain)).toBe(plain);
        expect([...plain].length).toBeLessThanOrEqual([...text].length);
      }),
    );
  });
});

describe('a payee', () => {
  it('stands in full only for who has typed its name', () => {
    expect(shownPayee('kimura2007', true)).toBe('kimura2007');
    expect(shownPayee('kimura2007', false)).toBe('kim***07');
  });

  it('is saved under a name that can be seen', () => {
    expect(readPayeeLabel('  Mum\u202e ')).toMatchObject({ value: 'Mum' });
    expect(readPayeeLabel(' \u200b ')).toMatchObject({ refusal: 'contentEmpty' });
  });
});
