import { useState } from 'react';

/** Something that is done at a press and waited for where it was pressed. */
export interface Attempt {
  readonly isBusy: boolean;
  /** Why the last one failed. */
  readonly error: unknown;
  /** Does it, and says whether it was done. */
  readonly attempt: (act: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Waits for an act where it was pressed, so that what it was typed for stays until the answer and a failure is shown there. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
      return true;
    } catch (caught) {
      setError(caught);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, attempt, forget: () => setError(undefined) };
}
