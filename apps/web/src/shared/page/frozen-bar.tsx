import { type CooledAct, isLockable } from '@greenhall/domain/identity/cool-down';
import { Notice } from '@greenhall/ui/page/notice';
import type { ReactNode } from 'react';
import { useRead } from '../request/use-read.ts';
import { type Texts, useTexts } from '../text/texts.ts';
import { clockText, useCountdown } from '../time/use-countdown.ts';
import { AppLink } from './app-link.tsx';
import { links } from './links.ts';

const HOUR = 3_600;
const MINUTE = 60;

/** A wait in words; the seconds matter only in its last hour. */
function waitText(seconds: number, t: Texts['t']): string {
  if (seconds < HOUR) return clockText(seconds);
  return t('pay.hoursMinutes', {
    hours: Math.floor(seconds / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
  });
}

export interface FrozenBarProps {
  /** Nothing pauses what names none. */
  act: CooledAct | undefined;
  /** The form of the act, which is shown while the act is possible. */
  children?: ReactNode;
}

/**
 * In place of the form of an act that is paused: why, and for how long. It is after a change of security, and for what the
 * transfer lock covers while that is on or has just been turned off.
 */
export function FrozenBar({ act, children }: FrozenBarProps) {
  const { t } = useTexts();
  const { data } = useRead('identity.security', {}, { enabled: act !== undefined });
  const seconds = useCountdown(data?.coolDownUntil ? Date.parse(data.coolDownUntil) : undefined);
  const opening = useCountdown(data?.transferOpensAt ? Date.parse(data.transferOpensAt) : undefined);
  if (act === undefined) return children;
  const lockable = isLockable(act);
  const text =
    lockable && data?.transferLock
      ? t('pay.frozenLocked')
      : seconds > 0
        ? t('pay.frozen', { time: waitText(seconds, t) })
        : lockable && opening > 0
          ? t('pay.frozenOpens', { time: waitText(opening, t) })
          : undefined;
  if (text === undefined) return children;
  return (
    <div role="status">
      <Notice tone="warn">
        {text}{' '}
        <AppLink to={links.security()} className="underline">
          {t('pay.frozenWhy')}
        </AppLink>
      </Notice>
    </div>
  );
}
