import type { FundingOptionKind } from '@greenhall/domain/wallet/funding-steps';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useState } from 'react';
import { unitOf } from '../../../shared/money/coins.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { FundingStepsCard as FundingStepsData } from './rungs.ts';
import { FundingOptionView } from './funding-option.tsx';

/** What members' levels came to so far, with the way to the published figures. Before the first one, nothing is shown. */
function Results({ results }: Pick<FundingStepsData, 'results'>) {
  const { t, change, percent } = useTexts();
  if (!results) return null;
  const { counted, losing, median, medianBp } = results;
  return (
    <AppLink to={links.solvency()} className="num block min-h-11 border-t border-line pt-3 text-s text-ink-2 underline">
      {t('funding.results', {
        median: change(median).replace('-', '−'),
        percent: percent(medianBp).replace('-', '−'),
        losing,
        counted,
      })}
    </AppLink>
  );
}

function FundingCard({ funding }: { funding: FundingStepsData }) {
  const { t, exact, day } = useTexts();
  // Nobody but the member itself asks its referrer.
  const ways = funding.ways.filter(({ kind }) => kind !== 'sponsor' || isDirectSession());
  const [chosen, setChosen] = useState<FundingOptionKind>();
  const way = ways.find(({ kind }) => kind === chosen) ?? ways.find(({ obstacle }) => obstacle === null) ?? ways[0];
  return (
    <section aria-label={t('home.next.title')} className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card">
      <div>
        <h2 className="wrap-anywhere">{t('funding.title', { level: funding.level })}</h2>
        <p className="num text-s text-ink-2">
          {t('funding.cost', { amount: exact(funding.price), coin: unitOf(funding.coin) })}
          {funding.endsAt === null ? null : ` ${t('funding.kept', { day: day(funding.endsAt) })}`}
        </p>
      </div>
      {funding.isOpen ? null : <Notice tone="warn">{t('funding.closed')}</Notice>}
      {way ? (
        <>
          {ways.length > 1 ? (
            <Segmented
              label={t('funding.ways')}
              options={ways.map(({ kind }) => ({ value: kind, label: t(`funding.way.${kind}`) }))}
              value={way.kind}
              onChange={setChosen}
            />
          ) : null}
          <FundingOptionView way={way} funding={funding} />
        </>
      ) : null}
      <Results results={funding.results} />
    </section>
  );
}

/** The ways of a pending member to its activation, in the place of the one next step. */
export function FundingSteps() {
  const query = useRead('wallet.fundingSteps', {});
  if (query.data) return query.data.fundingSteps ? <FundingCard funding={query.data.fundingSteps} /> : <NextStepCard />;
  if (query.error) return <ReadError query={query} />;
  return <Skeleton className="h-83 w-full" />;
}
