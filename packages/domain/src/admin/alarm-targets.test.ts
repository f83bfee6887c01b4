import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { causeOf, checkWebhook, nextDelivery, saidOfCause } from './alarm-targets.ts';

describe('a delivery to a target of alarms', () => {
  it('is tried eight times within some 33 hours, and then given up', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => nextDelivery(attempts, 0));
    expect(waits).toEqual([10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR]);
    expect(nextDelivery(8, 0)).toBeUndefined();
  });

  it('says of a cause no more than a network or a queue', () => {
    expect(saidOfCause('nodesDisagree', 'BEP20')).toBe('BEP20');
    expect(saidOfCause('queueLate', 'appeals')).toBe('appeals');
    expect(saidOfCause('signInLocked', '7')).toBe(null);
    expect(saidOfCause('jobFailing', 'x')).toBe(null);
  });

  it('tells events apart by what they are about, and not by how they were said', () => {
    expect(causeOf('jobFailing', { job: 'a', error: 'one' })).toBe(causeOf('jobFailing', { job: 'a', error: 'two' }));
    expect(causeOf('payInWay', { way: '1', what: 'opened' })).not.toBe(
      causeOf('payInWay', { way: '1', what: 'closed' }),
    );
    expect(causeOf('messageBudget', { budget: 'prefix', prefix: '1391234' })).toBe('prefix');
  });
});

describe('the address of a webhook', () => {
  it('is an https address without a user', () => {
    expect(checkWebhook(' https://ops.example/hook?a=1 ', false)).toMatchObject({ ok: true });
    for (const wrong of [
      'http://ops.example/',
      'ftp://ops.example/',
      'ops.example',
      'https://a:b@ops.example/',
      'https://ops.example/#x',
    ])
      expect(checkWebhook(wrong, false)).toMatchObject({ refusal: 'badRequest' });
    expect(checkWebhook(`https://ops.example/${'a'.repeat(500)}`, false).ok).toBe(false);
    expect(checkWebhook('http://127.0.0.1:1/', true).ok).toBe(true);
  });
});
