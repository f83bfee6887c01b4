import { useEffect } from 'react';
import { Shapes } from './shapes.tsx';

/** A short one, in milliseconds: the device is in a hand. */
const BUZZ_MS = 20;

/** What stands at the end of an act once the server has confirmed it: its tick is drawn once, and the device buzzes. */
export function Done({ size = 80 }: { size?: number }) {
  useEffect(() => {
    // Browsers of some makers have none.
    if ('vibrate' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(BUZZ_MS);
  }, []);
  return (
    <span style={{ width: size, height: size }} className="relative mx-auto mt-2 block">
      <Shapes
        size={size}
        of={[
          { disc: [48, 48, 44], as: 'ground' },
          { arch: [24, 16, 48, 60], as: 'hall', lit: true },
          { disc: [48, 54, 18], as: 'held', lit: true },
        ]}
      />
      <svg viewBox="0 0 96 96" aria-hidden className="tick absolute inset-0 fill-none stroke-white">
        <path d="m40 54 6 6 11-12" pathLength={1} strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
