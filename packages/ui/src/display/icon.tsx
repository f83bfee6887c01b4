import type { MORE_ICONS } from './more-icons.tsx';

/** Every drawing is one stroked path on a 24 × 24 grid. These come with the first visit; `addIcons` brings the others. */
const FIRST = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  pie: 'M12 3v9h9a9 9 0 1 1-9-9zM16 3.6A9 9 0 0 1 20.4 8H16z',
  swap: 'M4 9h13l-3-3M20 15H7l3 3',
  wallet: 'M4 7a2 2 0 0 1 2-2h11v3M4 7v10a2 2 0 0 0 2 2h14V8H6a2 2 0 0 1-2-1zM15 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20a7.5 7.5 0 0 1 15 0',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4',
  back: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  expand: 'm5 9 7 7 7-7',
  check: 'm5 13 4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5M12 7.8v.2',
  warn: 'M12 4 2.8 20h18.4zM12 10v5M12 17.3v.2',
  offline:
    'M4 4l16 16M12 19v.1M8.5 15.5a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4.6-2.6M2.5 8.6A14 14 0 0 1 6 6.2M13 9.1a10 10 0 0 1 6 2.9M10.5 5.1A14 14 0 0 1 21.5 8.6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const;

export type IconName = keyof typeof FIRST | keyof typeof MORE_ICONS;

let paths: Partial<Record<IconName, string>> = FIRST;

/** Makes further icons known. What draws them is loaded with them or after them. */
export function addIcons(more: typeof MORE_ICONS): void {
  paths = { ...FIRST, ...more };
}

export interface IconProps {
  name: IconName;
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 23, label, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
