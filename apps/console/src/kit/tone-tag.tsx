import type { Tone } from '@greenhall/domain/shared/tone';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

const COLOURS: Readonly<Record<Tone, { readonly color: string; readonly background: string }>> = {
  waiting: { color: 'var(--warn)', background: 'var(--warn-soft)' },
  moving: { color: 'var(--info)', background: 'var(--info-soft)' },
  good: { color: 'var(--up)', background: 'var(--up-soft)' },
  bad: { color: 'var(--down)', background: 'var(--down-soft)' },
  neutral: { color: 'var(--ink-2)', background: 'var(--line)' },
};

/** A short word in the colour of its tone. */
export function ToneTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Tag style={{ ...COLOURS[tone], border: 0, whiteSpace: 'normal' }}>{children}</Tag>;
}
