import { buttonClass } from '@greenhall/ui/page/button';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useMyAmounts } from '../money/my-amounts.ts';
import { useRead } from '../request/use-read.ts';
import { useReadWhen } from '../request/use-read-when.ts';
import { useTexts } from '../text/texts.ts';
import { useCountdown } from '../time/use-countdown.ts';
import { useNow } from '../time/use-now.ts';
import { AppLink } from './app-link.tsx';
import { hrefOf } from './history.ts';
import { type NextStep, STEPS } from './next-steps.ts';
import { ReadError } from './read-view.tsx';
import { useShownPlace } from './shown-place.ts';

function Step({ step }: { step: NextStep }) {
  const texts = useTexts();
  const { money } = useMyAmounts();
  const now = useNow();
  const seconds = useCountdown(step.until === null ? undefined : Date.parse(step.until));
  const { icon, tone, title, note, act } = STEPS[step.kind]({ step, texts: { ...texts, money }, seconds, now });
  const isHere = useShownPlace().href === (act && hrefOf(act.to));
  return (
    <section aria-label={texts.t('home.next.title')} className="rounded-card bg-surface p-4 shadow-card">
      <div className="flex items-center gap-3.5">
        <Tile tone={tone}>
          <Icon name={icon} />
        </Tile>
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere">{title}</h2>
          <p className="num text-s text-ink-2">{note}</p>
        </div>
      </div>
      {act && !isHere ? (
        <AppLink to={act.to} className={`${buttonClass('filled', false, true)} mt-3`}>
          {act.label}
        </AppLink>
      ) : null}
    </section>
  );
}

/** The one thing that the member does next. While there is nothing to do, `quiet` screens show nothing. */
export function NextStepCard({ quiet = false }: { quiet?: boolean }) {
  const query = useRead('members.nextStep', {});
  useReadWhen('members.nextStep', query.data?.until);
  if (query.data) return quiet && query.data.kind === 'none' ? null : <Step step={query.data} />;
  if (query.error) return <ReadError query={query} />;
  // What stands below begins beneath the step, whatever its size is: until then it is a part of this place.
  return quiet ? null : <Skeleton className="h-83 w-full" />;
}
