import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parameterValue } from '../shared/parameter.ts';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import { MESSAGES_PARAMETERS, serviceHoursOf } from './parameters.ts';
import { type ServiceHours, serviceClock } from './service-clock.ts';

const { serviceOpens, serviceHours, serviceDays, serviceAnswer } = MESSAGES_PARAMETERS;
/** 9:00 to 18:00 from Monday to Friday, and three hours until an answer. */
const SHIPPED = serviceHoursOf({
  serviceOpens: parameterValue(serviceOpens, serviceOpens.shipped),
  serviceHours: parameterValue(serviceHours, serviceHours.shipped),
  serviceDays: parameterValue(serviceDays, serviceDays.shipped),
  serviceAnswer: parameterValue(serviceAnswer, serviceAnswer.shipped),
});
/** Opens at 22:00 for nine hours. */
const NIGHTS: ServiceHours = { ...SHIPPED, opens: 22 * 60 };
const ALWAYS: ServiceHours = { opens: 540, hours: 24, days: 7, answer: 3 };

/** 2 March 2026 is a Monday. */
const at = (day: number, time: string): number => Date.parse(`2026-03-${String(day).padStart(2, '0')}T${time}:00Z`);
const [MONDAY, TUESDAY, FRIDAY, SATURDAY, SUNDAY, NEXT_MONDAY, NEXT_TUESDAY] = [2, 3, 6, 7, 8, 9, 10] as const;
const open = (until: number | null, answerBy: number) => ({ isOpen: true, until, opensAt: null, answerBy });
const closed = (opensAt: number, answerBy: number) => ({ isOpen: false, until: null, opensAt, answerBy });

describe('the hours of customer service', () => {
  it('begin exactly at the opening and end exactly at the closing', () => {
    expect(serviceClock(SHIPPED, at(MONDAY, '09:00') - 1)).toEqual(closed(at(MONDAY, '09:00'), at(MONDAY, '12:00')));
    expect(serviceClock(SHIPPED, at(MONDAY, '09:00'))).toEqual(open(at(MONDAY, '18:00'), at(MONDAY, '12:00')));
    expect(serviceClock(SHIPPED, at(MONDAY, '18:00') - 1)).toMatchObject({ isOpen: true, until: at(MONDAY, '18:00') });
    expect(serviceClock(SHIPPED, at(MONDAY, '18:00'))).toEqual(closed(at(TUESDAY, '09:00'), at(TUESDAY, '12:00')));
  });

  it('leave out the weekend: what is asked on Friday evening is answered on Monday', () => {
    const opens = at(NEXT_MONDAY, '09:00');
    expect(serviceClock(SHIPPED, at(FRIDAY, '20:30'))).toEqual(closed(opens, at(NEXT_MONDAY, '12:00')));
    expect(serviceClock(SHIPPED, at(SUNDAY, '12:00'))).toEqual(closed(opens, at(NEXT_MONDAY, '12:00')));
    expect(serviceClock(SHIPPED, at(FRIDAY, '15:00'))).toEqual(open(at(FRIDAY, '18:00'), at(FRIDAY, '18:00')));
    expect(serviceClock(SHIPPED, at(FRIDAY, '17:00'))).toEqual(open(at(FRIDAY, '18:00'), at(NEXT_MONDAY, '11:00')));
  });

  it('may pass midnight, and belong to the day on which they began', () => {
    expect(serviceClock(NIGHTS, at(MONDAY, '00:00'))).toEqual(closed(at(MONDAY, '22:00'), at(TUESDAY, '01:00')));
    expect(serviceClock(NIGHTS, at(TUESDAY, '06:59'))).toMatchObject(
      open(at(TUESDAY, '07:00'), at(TUESDAY, '22:00') + 3 * HOUR - MINUTE),
    );
    expect(serviceClock(NIGHTS, at(SATURDAY, '06:00'))).toMatchObject({ isOpen: true, until: at(SATURDAY, '07:00') });
    expect(serviceClock(NIGHTS, at(SATURDAY, '07:00'))).toMatchObject({ opensAt: at(NEXT_MONDAY, '22:00') });
    expect(serviceClock(NIGHTS, at(SUNDAY, '23:00'))).toMatchObject({ isOpen: false });
  });

  it('never end with 24 hours on seven days, and with fewer days once a week', () => {
    const now = at(SUNDAY, '03:30');
    expect(serviceClock(ALWAYS, now)).toEqual(open(null, now + 3 * HOUR));
    const week: ServiceHours = { ...ALWAYS, days: 5 };
    expect(serviceClock(week, at(TUESDAY, '03:00'))).toEqual(open(at(SATURDAY, '09:00'), at(TUESDAY, '06:00')));
    expect(serviceClock(week, at(SATURDAY, '08:00'))).toEqual(open(at(SATURDAY, '09:00'), at(NEXT_MONDAY, '11:00')));
    expect(serviceClock(week, at(SATURDAY, '09:00'))).toMatchObject({ opensAt: at(NEXT_MONDAY, '09:00') });
  });

  it('are counted over several days where an answer takes longer than one', () => {
    const slow: ServiceHours = { ...SHIPPED, answer: 20 };
    expect(serviceClock(slow, at(FRIDAY, '16:00')).answerBy).toBe(at(NEXT_TUESDAY, '18:00'));
    const rare: ServiceHours = { opens: 540, hours: 1, days: 1, answer: 48 };
    expect(serviceClock(rare, at(MONDAY, '09:00')).answerBy).toBe(at(MONDAY, '10:00') + 47 * 7 * DAY);
  });
});

/** Told apart from the rule: by the calendar, from each day that may have begun it. */
function isOpenAt({ opens, hours, days }: ServiceHours, moment: number): boolean {
  return [0, 1].some((before) => {
    const day = new Date(moment - before * DAY);
    const from = day.setUTCHours(0, opens, 0, 0);
    return (day.getUTCDay() + 6) % 7 < days && from <= moment && moment < from + hours * HOUR;
  });
}

const HALF = 30 * MINUTE;
const anyHours = fc.record({
  opens: fc.integer({ min: 0, max: 46 }).map((halves) => halves * 30),
  hours: fc.integer({ min: 1, max: 24 }),
  days: fc.integer({ min: 1, max: 7 }),
  answer: fc.integer({ min: 1, max: 48 }),
});
const anyMoment = fc.integer({ min: 0, max: 14 * 48 }).map((halves) => at(MONDAY, '00:00') + halves * HALF);
/** The half hours of a span, each by its beginning. */
const halves = (from: number, to: number) => Array.from({ length: (to - from) / HALF }, (_, n) => from + n * HALF);

describe('whatever hours are set', () => {
  it('it stays open until it closes, and closed until it opens', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const { isOpen, until, opensAt } = serviceClock(hours, now);
        expect(isOpen).toBe(isOpenAt(hours, now));
        const change = until ?? opensAt;
        if (change === null) expect([hours.hours, hours.days]).toEqual([24, 7]);
        else {
          expect(change).toBeGreaterThan(now);
          expect(halves(now, change).every((one) => isOpenAt(hours, one) === isOpen)).toBe(true);
          expect(isOpenAt(hours, change)).toBe(!isOpen);
        }
      }),
    );
  });

  it('until the answer it is open for as long as an answer takes, and a later message is never answered sooner', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const { answerBy } = serviceClock(hours, now);
        const opened = halves(now, answerBy).filter((one) => isOpenAt(hours, one)).length;
        expect(opened * HALF).toBe(hours.answer * HOUR);
        expect(isOpenAt(hours, answerBy - 1)).toBe(true);
        expect(serviceClock(hours, now + HALF).answerBy).toBeGreaterThanOrEqual(answerBy);
      }),
    );
  });
});
