/** Every drawing is one stroked path on a 24 × 24 grid. */
const PATHS = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  pie: 'M12 3v9h9a9 9 0 1 1-9-9zM16 3.6A9 9 0 0 1 20.4 8H16z',
  swap: 'M4 9h13l-3-3M20 15H7l3 3',
  wallet: 'M4 7a2 2 0 0 1 2-2h11v3M4 7v10a2 2 0 0 0 2 2h14V8H6a2 2 0 0 1-2-1zM15 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20a7.5 7.5 0 0 1 15 0',
  users:
    'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 19.5a6.5 6.5 0 0 1 13 0M15 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14a6.5 6.5 0 0 1 4 5.5',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4',
  chart: 'M4 19h16M6 15l4-5 3 3 5-7',
  add: 'M6 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 20a7 7 0 0 1 12-5M18 14v6M15 17h6',
  medal: 'M7 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 10 6 3M15 10l3-7',
  chat: 'M4 5h16v11H9l-5 4z',
  horn: 'M4 10v4h3l8 4V6l-8 4zM18 9a4 4 0 0 1 0 6',
  cube: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12 4 7.5',
  pen: 'm4 20 1-5L16 4l4 4L9 19z',
  down: 'M12 4v11m-5-4 5 5 5-5M4 20h16',
  up: 'M12 16V5m-5 4 5-5 5 5M4 20h16',
  back: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  expand: 'm5 9 7 7 7-7',
  shield: 'M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2 2 4-4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'm5 13 4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  key: 'M4 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8.5-8.5M16 7l3 3M14 9l2 2',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  share:
    'M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.3 10.8l7.4-4.1M8.3 13.2l7.4 4.1',
  filter: 'M4 6h16M7 12h10M10 18h4',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  refresh: 'M19.5 9A8 8 0 0 0 5 8M4.5 15A8 8 0 0 0 19 16M5 3.5V8h4.5M19 20.5V16h-4.5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5M12 7.8v.2',
  warn: 'M12 4 2.8 20h18.4zM12 10v5M12 17.3v.2',
  offline:
    'M4 4l16 16M12 19v.1M8.5 15.5a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4.6-2.6M2.5 8.6A14 14 0 0 1 6 6.2M13 9.1a10 10 0 0 1 6 2.9M10.5 5.1A14 14 0 0 1 21.5 8.6',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-2.5 4 3.5M14.5 9a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  send: 'M4 12 20 4l-5 16-3-7z',
  cart: 'M3 4h2.5l2 11h10l2-8H6.5M8 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M15 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  tree: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
} as const;

export type IconName = keyof typeof PATHS;

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
      <path d={PATHS[name]} />
    </svg>
  );
}
