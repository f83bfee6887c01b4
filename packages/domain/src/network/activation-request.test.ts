import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { type Asker, askedUntil, checkActivationRequest } from './activation-request.ts';

const NOW = 100 * DAY;
const ASKER: Asker = { isPending: true, hasSponsor: true, hasCoins: false, askedAt: null };

describe('asking the sponsor', () => {
  it('is for a pending member with a referrer that lacks the coins, once a day', () => {
    expect(checkActivationRequest(ASKER, NOW).ok).toBe(true);
    expect(checkActivationRequest({ ...ASKER, askedAt: NOW - DAY }, NOW).ok).toBe(true);
    expect(checkActivationRequest({ ...ASKER, askedAt: NOW - DAY + 1 }, NOW)).toMatchObject({
      refusal: 'askedAlready',
      params: { hours: 1 },
    });
    expect(checkActivationRequest({ ...ASKER, askedAt: NOW }, NOW)).toMatchObject({ params: { hours: 24 } });
  });

  it('says first what cannot change by waiting', () => {
    const everything = { isPending: false, hasSponsor: false, hasCoins: true, askedAt: NOW };
    expect(checkActivationRequest(everything, NOW)).toMatchObject({ refusal: 'notPending' });
    expect(checkActivationRequest({ ...everything, isPending: true }, NOW)).toMatchObject({
      refusal: 'sponsorMissing',
    });
    expect(checkActivationRequest({ ...everything, isPending: true, hasSponsor: true }, NOW)).toMatchObject({
      refusal: 'coinsSuffice',
    });
  });

  it('is over after a day', () => {
    expect(askedUntil(null, NOW)).toBeNull();
    expect(askedUntil(NOW, NOW + DAY)).toBeNull();
    expect(askedUntil(NOW, NOW + DAY - HOUR)).toBe(NOW + DAY);
  });
});
