/** One point of a drag: milliseconds since its start, and the offset of the piece in pixels. */
export type TrackPoint = readonly [ms: number, left: number];

export const SLIDER = { tolerance: 4, fewest: 6, shortest: 300 } as const;

/** Whether every step took the same time and the same distance, which no person does. */
function isMechanical(track: readonly TrackPoint[]): boolean {
  const steps = track.slice(1).map(([ms, left], index) => {
    const [beforeMs, beforeLeft] = track[index] as TrackPoint;
    return `${Math.round(ms - beforeMs)}|${Math.round((left - beforeLeft) * 10)}`;
  });
  return new Set(steps).size === 1;
}

/**
 * Whether a person dragged the piece to its place: within 4 px of `answer`, on a track of at least 6 points and 300 ms
 * whose time never decreases, that ends at the piece's position and does not repeat one identical step. Moving a range
 * input by keys passes. Rule: identity#challenge.
 */
export function fitsPuzzle(answer: number, left: number, track: readonly TrackPoint[]): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < SLIDER.fewest || last[0] - first[0] < SLIDER.shortest) return false;
  const forward = track.every(([ms], index) => index === 0 || ms >= (track[index - 1] as TrackPoint)[0]);
  const arrived = Math.abs(last[1] - left) <= SLIDER.tolerance;
  return forward && arrived && !isMechanical(track) && Math.abs(left - answer) <= SLIDER.tolerance;
}
