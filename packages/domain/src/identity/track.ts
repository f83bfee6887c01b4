/** One moment of a drag: milliseconds since it began, and how far the piece had come in pixels. */
export type TrackPoint = readonly [ms: number, left: number];

export const SLIDER = { tolerance: 4, fewest: 6, shortest: 300 } as const;

/** Whether every step took the same time and went the same way: no hand does that. */
function isMechanical(track: readonly TrackPoint[]): boolean {
  const steps = track.slice(1).map(([ms, left], index) => {
    const [beforeMs, beforeLeft] = track[index] as TrackPoint;
    return `${Math.round(ms - beforeMs)}|${Math.round((left - beforeLeft) * 10)}`;
  });
  return new Set(steps).size === 1;
}

/**
 * Whether a piece was put in its place by a person: within 4 px of `answer`, on a track of at least 6 points and
 * 300 ms whose time never runs back, that ends where the piece lies and is not the same step again and again. Moving
 * a range input by keys passes. Rule: identity#challenge.
 */
export function fitsPuzzle(answer: number, left: number, track: readonly TrackPoint[]): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < SLIDER.fewest || last[0] - first[0] < SLIDER.shortest) return false;
  const forward = track.every(([ms], index) => index === 0 || ms >= (track[index - 1] as TrackPoint)[0]);
  const arrived = Math.abs(last[1] - left) <= SLIDER.tolerance;
  return forward && arrived && !isMechanical(track) && Math.abs(left - answer) <= SLIDER.tolerance;
}
