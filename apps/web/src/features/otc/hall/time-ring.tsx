import { useCountdown } from '../../../shared/time/use-countdown.ts';

/** The side of the square that it is drawn in. */
const VIEW = 22;
const RADIUS = 9;
const AROUND = 2 * Math.PI * RADIUS;

interface TimeRingProps {
  /** When the time limit began and when it ends (ISO). */
  from: string;
  until: string;
  size?: number;
  /** How thick it is drawn, in pixels. */
  stroke?: number;
  className?: string;
}

/** A ring that empties with the time that is left. The time itself stands beside it as text. */
export function TimeRing({ from, until, size = 22, stroke = 3, className = 'text-warn' }: TimeRingProps) {
  const seconds = useCountdown(Date.parse(until));
  const total = Math.max(1, (Date.parse(until) - Date.parse(from)) / 1000);
  const part = Math.min(1, seconds / total);
  const strokeWidth = (stroke * VIEW) / size;
  return (
    <svg aria-hidden viewBox={`0 0 ${VIEW} ${VIEW}`} width={size} height={size} className={`-rotate-90 ${className}`}>
      <circle cx="11" cy="11" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth={strokeWidth} />
      <circle
        cx="11"
        cy="11"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeDasharray={`${part * AROUND} ${AROUND}`}
      />
    </svg>
  );
}
