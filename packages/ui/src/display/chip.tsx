import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'up' | 'down' | 'warn' | 'info' | 'neutral' | 'light' | 'gold';

const TONES: Record<Tone, string> = {
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
  neutral: 'bg-surface-2 text-ink-2 shadow-line',
  light: 'bg-veil text-on-dark',
  gold: 'bg-gold-soft text-gold-ink',
};

/** A short mark. One on a dark card has two rows where there is no room for one. */
export function Chip({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.25 rounded-full px-2.25 text-c font-semibold ${tone === 'light' ? '' : 'shrink-0'} ${TONES[tone]}`}
    >
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  );
}

const TILES: Partial<Record<Tone, string>> = { up: 'bg-brand-soft text-brand-strong' };

/** The rounded square behind an icon or a short mark in grids and rows. */
export function Tile({ tone = 'up', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`grid size-11.5 shrink-0 place-items-center rounded-card ${TILES[tone] ?? TONES[tone]}`}>
      {children}
    </span>
  );
}
