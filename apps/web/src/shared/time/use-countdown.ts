import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

const SECOND = 1_000;
const left = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - serverNow()) / SECOND));

/** Whole seconds left until a moment of the server (ms since the epoch), counted down on screen; 0 without one. */
export function useCountdown(until: number | undefined): number {
  const [shown, setShown] = useState({ until, seconds: left(until) });
  useEffect(() => {
    const tick = () => {
      const seconds = left(until);
      setShown({ until, seconds });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return shown.until === until ? shown.seconds : left(until);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats seconds as a clock: `9:59`, from an hour on `1:59:54`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, twoDigits(seconds % 60)];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
