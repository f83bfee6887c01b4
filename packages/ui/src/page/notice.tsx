import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/icon.tsx';

export type NoticeTone = 'info' | 'warn' | 'down' | 'up';

const TONES: Record<NoticeTone, { look: string; icon: IconName }> = {
  info: { look: 'bg-info-soft text-info', icon: 'info' },
  warn: { look: 'bg-warn-soft text-warn', icon: 'warn' },
  down: { look: 'bg-down-soft text-down', icon: 'warn' },
  up: { look: 'bg-up-soft text-up', icon: 'check' },
};

/** A few words inside a screen that must not be missed. */
export function Notice({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) {
  const { look, icon } = TONES[tone];
  return (
    <div className={`flex gap-2.5 rounded-control px-3.5 py-3 text-s ${look}`}>
      <Icon name={icon} size={18} className="mt-px" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
