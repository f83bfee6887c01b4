/** Time and randomness are injected, so that tests can turn both. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
