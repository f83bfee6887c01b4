import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type FundingStepsCard, type Rung, textOf, type FundingOption } from './rungs.ts';

const TONES: Readonly<Record<Rung['state'], Tone>> = { done: 'up', now: 'info', later: 'neutral' };
const DOTS: Readonly<Record<Rung['state'], string>> = {
  done: 'bg-brand',
  now: 'bg-surface shadow-[0_0_0_4px_var(--brand)]',
  later: 'bg-line',
};

/** Asks the referrer, and says where it was pressed why that failed. */
function Ask() {
  const { t } = useTexts();
  const write = useWrite('network.requestActivation');
  const failure = useErrorText(write.error);
  const ask = () => write.mutate({ body: {} }, { onSuccess: () => toast(t('funding.sent'), 'success') });
  return (
    <div className="mt-2 flex flex-col gap-2">
      <Button wide busy={write.isPending} onClick={ask}>
        {t('funding.do.ask')}
      </Button>
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
    </div>
  );
}

function Step({ rung, funding, isLast }: { rung: Rung; funding: FundingStepsCard; isLast: boolean }) {
  const texts = useTexts();
  const { title, note, act } = textOf({ rung, funding, texts });
  const isNow = rung.state === 'now';
  return (
    <li aria-current={isNow ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <i className={`mt-1.25 size-3 shrink-0 rounded-full ${DOTS[rung.state]}`} />
        {isLast ? null : <i className={`my-1 w-0.5 flex-1 ${rung.state === 'done' ? 'bg-brand' : 'bg-line'}`} />}
      </span>
      <div className={`min-w-0 flex-1 ${isLast ? '' : 'pb-3'}`}>
        <div className="flex items-start justify-between gap-2">
          <span className={`num min-w-0 wrap-anywhere ${isNow ? 'font-semibold' : ''}`}>{title}</span>
          <Chip tone={TONES[rung.state]}>{texts.t(`funding.state.${rung.state}`)}</Chip>
        </div>
        {note ? <p className="num text-s text-ink-2">{note}</p> : null}
        {act ? (
          <AppLink to={act.to} className={`${buttonClass('filled', false, true)} mt-2`}>
            {act.label}
          </AppLink>
        ) : null}
        {rung.act === 'ask' && isNow ? <Ask /> : null}
      </div>
    </li>
  );
}

/** What a way asks for, and what is left of it. */
function Balance({ way }: { way: FundingOption }) {
  const { t, money } = useTexts();
  if (way.kind === 'sponsor') return <p className="text-s text-ink-2">{t('funding.sponsorNote')}</p>;
  const isFree = /^0\.0+$/.test(way.cost);
  return (
    <p className="num text-s text-ink-2">
      {isFree ? t('funding.bringsNothing') : t('funding.brings', { amount: money(way.cost) })}
      {/^0\.0+$/.test(way.left) ? null : ` ${t('funding.left', { amount: money(way.left) })}`}
    </p>
  );
}

/** One way with its steps, or why nothing leads on. */
export function FundingOptionView({ way, funding }: { way: FundingOption; funding: FundingStepsCard }) {
  const { t } = useTexts();
  if (way.obstacle !== null) return <Notice tone="warn">{t(`funding.obstacle.${way.obstacle}`)}</Notice>;
  return (
    <>
      <Balance way={way} />
      <ol aria-label={t(`funding.way.${way.kind}`)} className="m-0 list-none p-0">
        {way.rungs.map((rung, index) => (
          <Step
            // The steps of a way are told apart by their order alone: two payments may be alike.
            key={`${index} ${rung.act}`}
            rung={rung}
            funding={funding}
            isLast={index === way.rungs.length - 1}
          />
        ))}
      </ol>
    </>
  );
}
