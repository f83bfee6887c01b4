import { isRefusedBy } from '@greenhall/client/refused';
import { Notice } from '@greenhall/ui/page/notice';
import { useMemo } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import { serverNow } from '../../../shared/time/server-time.ts';

const MINUTE = 60_000;

/** When login opens again (ms since the epoch), if the refusal says so. */
function waitOf(error: unknown): number | undefined {
  return isRefusedBy(error, 'loginTooFrequent') || isRefusedBy(error, 'loginLocked')
    ? serverNow() + Number(error.params['minutes'] ?? 0) * MINUTE
    : undefined;
}

/** Why signing in did not succeed, how long it has to wait and what helps. */
export function LoginRefusal({ error }: { error: unknown }) {
  const { t } = useTexts();
  const text = useErrorText(error);
  const until = useMemo(() => waitOf(error), [error]);
  const seconds = useCountdown(until);
  const wrong = isRefusedBy(error, 'wrongCredentials');
  if (!text || (until !== undefined && seconds === 0)) return <div aria-live="assertive" />;
  return (
    <div aria-live="assertive">
      <Notice tone="down">
        {text}
        {wrong ? <span className="mt-1 block">{t('entry.triesNote')}</span> : null}
        {seconds > 0 ? (
          <b className="num mt-1 block" aria-live="off">
            {t('entry.timeLeft', { time: clockText(seconds) })}
          </b>
        ) : null}
        {seconds > 0 ? (
          <AppLink to={links.retrievePassword()} className="mt-1 inline-block font-semibold underline">
            {t('entry.retrieveTitle')}
          </AppLink>
        ) : null}
      </Notice>
    </div>
  );
}
