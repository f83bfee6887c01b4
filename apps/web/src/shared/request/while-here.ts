import { currentKey } from '../page/history.ts';

/**
 * Remembers the screen that is shown. What the function that it returns is given happens only while that screen still is: the
 * answer of an act moves nobody who has left meanwhile. Rule: app#acts.
 */
export function whileHere(): (move: () => void) => void {
  const key = currentKey();
  return (move) => {
    if (currentKey() === key) move();
  };
}
