import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { checkTopic, SUPPORT_TOPICS, mayRate, RATING_CHANGES, RATING_OPEN, topicOf } from './support-ticket.ts';
import { REFERENCE_KINDS } from './message.ts';

describe('the topic of a ticket', () => {
  it('is what was chosen, and without a choice that of the thing, or something else', () => {
    expect(checkTopic(undefined, null)).toMatchObject({ value: 'other' });
    for (const chosen of SUPPORT_TOPICS) expect(checkTopic(chosen, null)).toMatchObject({ value: chosen });
    for (const kind of REFERENCE_KINDS) expect(checkTopic(undefined, kind)).toMatchObject({ value: topicOf(kind) });
  });

  it('is never that of another thing', () => {
    for (const chosen of SUPPORT_TOPICS)
      for (const kind of REFERENCE_KINDS) {
        const checked = checkTopic(chosen, kind);
        if (chosen === topicOf(kind)) expect(checked).toMatchObject({ value: chosen });
        else expect(checked).toMatchObject({ refusal: 'badRequest', params: { field: 'topic' } });
      }
  });
});

describe('the help in a ticket', () => {
  const moment = fc.integer({ min: 0, max: 400 * DAY });

  it('is not rated before the ticket has ended', () => {
    fc.assert(fc.property(moment, (now) => !mayRate({ closedAt: null, ratedAt: null }, now)));
  });

  it('is rated for thirty days, and a rating changed for one, whenever it was given', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: RATING_OPEN - 1 }), (closedAt, waited) => {
        const ratedAt = closedAt + waited;
        expect(mayRate({ closedAt, ratedAt: null }, ratedAt)).toBe(true);
        expect(mayRate({ closedAt, ratedAt: null }, closedAt + RATING_OPEN)).toBe(false);
        expect(mayRate({ closedAt, ratedAt }, ratedAt + RATING_CHANGES - 1)).toBe(true);
        expect(mayRate({ closedAt, ratedAt }, ratedAt + RATING_CHANGES)).toBe(false);
      }),
    );
  });
});
