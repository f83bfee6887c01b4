import type { Reply } from '@greenhall/client/route-input';
import { serviceClock } from '@greenhall/domain/messages/service-clock';
import { DAY, type Instant } from '@greenhall/domain/shared/time';
import { tagOf } from '@greenhall/locales/languages';
import { useEffect, useState } from 'react';
import { type Texts, useTexts } from '../../../shared/text/texts.ts';
import { serverNow } from '../../../shared/time/server-time.ts';
import { useNow } from '../../../shared/time/use-now.ts';

const midnightOf = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** The hour of a moment today, with the weekday within the six days after, otherwise with the date. */
function momentIn({ t, language, time, day }: Texts, at: Instant, now: Instant): string {
  // A day on which the clocks are changed is an hour longer or shorter.
  const days = Math.round((midnightOf(at) - midnightOf(now)) / DAY);
  if (days === 0) return t('messages.serviceHour', { time: time(at) });
  const weekday = new Intl.DateTimeFormat(tagOf(language), { weekday: 'long' });
  return t('messages.serviceDay', {
    day: days < 7 ? weekday.format(at) : day(new Date(at).toISOString()),
    time: time(at),
  });
}

/** The present moment, anew each minute and whenever the page is shown again, which may have stopped its timers. */
function useNowShown(): Instant {
  const now = useNow();
  const [shownAt, setShownAt] = useState(now);
  useEffect(() => {
    const look = () => setShownAt(serverNow());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return Math.max(now, shownAt);
}

/** Whether customer service is open, until or from when, and by when it answers, in the time of this device. */
export function ServiceClock({ hours }: { hours: Reply<'messages.hours'> }) {
  const texts = useTexts();
  const now = useNowShown();
  const { until, opensAt, answerBy } = serviceClock(hours, now);
  const say = (at: Instant) => momentIn(texts, at, now);
  const answer = say(answerBy);
  if (opensAt !== null) return texts.t('messages.serviceClosed', { opens: say(opensAt), answer });
  if (until !== null) return texts.t('messages.serviceOpen', { until: say(until), answer });
  return texts.t('messages.serviceAlways', { answer });
}
