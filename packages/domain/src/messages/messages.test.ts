import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '../shared/languages.ts';
import { type AnswerTexts, checkAnswer, fillAnswer, isFilled } from './answer.ts';
import { CONVERSATION_TRANSITIONS, mayTake, waitingSince } from './conversation.ts';
import { type Marks, NO_MARKS, raiseMarks, readUpTo, stageOf } from './marks.ts';
import { checkContent } from './message.ts';
import { gaplessEnd, joinThread, missingAfter } from './thread.ts';

const number = fc.integer({ min: 0, max: 60 });
const said = fc.record({ delivered: number, read: number }, { requiredKeys: [] });
const threads = fc.array(
  fc.integer({ min: 1, max: 30 }).map((one) => ({ number: one })),
  { maxLength: 60 },
);
const numbersOf = (thread: readonly { number: number }[]) => thread.map((one) => one.number);

describe('what has been read', () => {
  it('ends before the first unread message that was not seen', () => {
    expect(readUpTo([2, 5, 6, 9], 3, new Set([5, 6, 9]))).toBe(9);
    expect(readUpTo([2, 5, 6, 9], 3, new Set([5, 9]))).toBe(5);
    expect(readUpTo([2, 5, 6, 9], 3, new Set([6, 9]))).toBe(0);
  });

  it('does not begin after unread messages that are not shown', () => {
    expect(readUpTo([5, 6], 3, new Set([5, 6]))).toBe(0);
    expect(readUpTo([5, 6], 0, new Set([5, 6]))).toBe(0);
  });
});

describe('a conversation', () => {
  it('waits after each message of the member, whatever came before, and is never over', () => {
    for (const state of CONVERSATION_TRANSITIONS.states)
      expect(CONVERSATION_TRANSITIONS.next(state, 'write')).toBe('waiting');
    expect(CONVERSATION_TRANSITIONS.next('waiting', 'answer')).toBe('answered');
    expect(CONVERSATION_TRANSITIONS.next('closed', 'close')).toBe('closed');
    expect(CONVERSATION_TRANSITIONS.terminal).toEqual([]);
  });

  it('waits since the first message that was not answered', () => {
    expect(waitingSince('answered', null, 7)).toBe(7);
    expect(waitingSince('waiting', 3, 7)).toBe(3);
    expect(waitingSince(null, null, 7)).toBe(7);
  });

  it('is taken from nobody, or from an operator who is away', () => {
    expect(mayTake({ holder: null, isHolderPresent: false }, 1n)).toBe(true);
    expect(mayTake({ holder: 2n, isHolderPresent: true }, 1n)).toBe(false);
    expect(mayTake({ holder: 2n, isHolderPresent: false }, 1n)).toBe(true);
    expect(mayTake({ holder: 1n, isHolderPresent: false }, 1n)).toBe(false);
  });

  it('takes a text, a picture or both', () => {
    expect(checkContent({ text: ' \n', hasPicture: false })).toMatchObject({ refusal: 'contentEmpty' });
    expect(checkContent({ text: '', hasPicture: true }).ok).toBe(true);
    expect(checkContent({ text: 'Hello', hasPicture: false }).ok).toBe(true);
  });
});

describe('marks', () => {
  it('only rise, end at the last message, and come to the same in any order', () => {
    fc.assert(
      fc.property(fc.array(said), number, (all, last) => {
        const raise = (list: typeof all) => list.reduce<Marks>((marks, one) => raiseMarks(marks, one, last), NO_MARKS);
        const after = raise(all);
        expect(raise(all.toReversed())).toEqual(after);
        expect(raise([...all, ...all])).toEqual(after);
        expect(after.read).toBeLessThanOrEqual(after.delivered);
        expect(after.delivered).toBeLessThanOrEqual(last);
        for (const one of all) {
          const next = raiseMarks(after, one, last);
          expect(next.read >= after.read && next.delivered >= after.delivered).toBe(true);
        }
      }),
    );
  });

  it('say of each message how far it has come', () => {
    expect([1, 2, 3].map((one) => stageOf(one, { delivered: 2, read: 1 }))).toEqual(['read', 'delivered', 'sent']);
  });
});

describe('a thread', () => {
  it('has each message once and by number, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(threads, threads, (some, others) => {
        const joined = joinThread(joinThread([], some), others);
        expect(numbersOf(joined)).toEqual([...new Set(numbersOf([...some, ...others]))].toSorted((a, b) => a - b));
        expect(numbersOf(joinThread(joined, others))).toEqual(numbersOf(joined));
      }),
    );
  });

  it('shows its newest messages without a gap, and knows what is missing', () => {
    fc.assert(
      fc.property(threads, number, (some, last) => {
        const shown = numbersOf(gaplessEnd(joinThread([], some)));
        expect(shown.every((one, at) => at === 0 || one === (shown[at - 1] ?? 0) + 1)).toBe(true);
        expect(shown.at(-1)).toBe(some.length === 0 ? undefined : Math.max(...numbersOf(some)));
        const known = Math.max(0, ...numbersOf(some));
        expect(missingAfter(joinThread([], some), last)).toBe(known < last ? known : undefined);
      }),
    );
  });
});

describe('a prepared answer', () => {
  const inAll = (text: string): AnswerTexts => Object.fromEntries(TEXT_LANGUAGES.map((one) => [one, text]));

  it('has all languages, known placeholders, and the same in each', () => {
    expect(checkAnswer(inAll('Hello {name}, about {reference}')).ok).toBe(true);
    expect(checkAnswer({ ...inAll('Hello'), th: ' ', de: '' })).toMatchObject({
      refusal: 'translationMissing',
      params: { languages: 'de, th' },
    });
    expect(checkAnswer(inAll('Hello {friend}'))).toMatchObject({ refusal: 'badRequest' });
    expect(checkAnswer({ ...inAll('Hello {name}'), th: 'สวัสดี' })).toMatchObject({ params: { field: 'texts.th' } });
    expect(checkAnswer(inAll('x'.repeat(1_001)))).toMatchObject({ refusal: 'badRequest' });
  });

  it('is filled in once there is a value for each placeholder that it names', () => {
    const values = { name: 'ann', id: '7', reference: '' };
    expect([isFilled('{name}, {id}', values), isFilled('About {reference}', values)]).toEqual([true, false]);
    expect(isFilled('About {reference}', { ...values, reference: 'GH-T-1' })).toBe(true);
  });

  it('puts values in as they are, and never reads them again', () => {
    const values = { name: '{reference}$&', id: '7', reference: 'GH-T-1' };
    expect(fillAnswer('{name}, {id}: {reference} {other}', values)).toBe('{reference}$&, 7: GH-T-1 {other}');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fillAnswer('a {name} b', { ...values, name })).toBe(`a ${name} b`.slice(0, 1_000));
      }),
    );
  });
});
