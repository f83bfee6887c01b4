/** Something sealed does not open: its bytes were changed, or they belong elsewhere. */
export class BrokenSealError extends Error {
  override name = 'BrokenSealError';
  /** What it should have been, without any of it. */
  readonly about: string;

  constructor(about: string, cause?: unknown) {
    super(`what is sealed as "${about}" does not open`, { cause });
    this.about = about;
  }
}

/** It was sealed with a key that this process does not have: another process has been started with a new one. */
export class MissingKeyError extends BrokenSealError {
  override name = 'MissingKeyError';
}

/** Opens something sealed. Throws `BrokenSealError` if it does not open. */
export function breaking<T>(about: string, opens: () => T): T {
  try {
    return opens();
  } catch (error) {
    throw new BrokenSealError(about, error);
  }
}
