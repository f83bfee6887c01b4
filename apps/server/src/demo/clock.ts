import type { Clock } from '../platform/clock.ts';

/** A clock that is led through the past while the demo world is built, and runs like any other afterwards. */
export interface DemoClock extends Clock {
  /** Turns it; it never runs back. */
  readonly turnTo: (at: Date) => void;
  readonly release: () => void;
}

export function demoClock(): DemoClock {
  let turned: Date | undefined;
  return {
    now: () => (turned ? new Date(turned) : new Date()),
    turnTo: (at) => {
      if (!turned || at > turned) turned = at;
    },
    release: () => {
      turned = undefined;
    },
  };
}
