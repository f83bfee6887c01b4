import type { Tone } from '@greenhall/domain/shared/tone';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

const COLOURS: Readonly<Record<Tone, string>> = {
  waiting: 'bg-warn-soft text-warn',
  moving: 'bg-info-soft text-info',
  good: 'bg-up-soft text-up',
  bad: 'bg-down-soft text-down',
  neutral: 'bg-line text-ink-2',
};

/** A short word in the colour of its tone. */
export function ToneTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Tag className={`border-0 whitespace-normal ${COLOURS[tone]}`}>{children}</Tag>;
}
