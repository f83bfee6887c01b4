import type { Clock } from '@greenhall/server/platform/clock';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  readonly advance: (ms: number) => void;
}

export function fakeClock(start = '2026-03-02T08:00:00.000Z'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
