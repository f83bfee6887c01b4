import { formatShares, parseShares, shares as count } from '@greenhall/domain/shared/money';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { Card } from '@greenhall/ui/page/card';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Steps } from '@greenhall/ui/page/steps';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { isSome } from '../../../shared/money/is-some.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { Explain } from '../parts/explain.tsx';
import { type Holding, type Sale } from '../parts/kinds.ts';
import { Progress } from '../parts/progress.tsx';
import { SellButton } from './sell-button.tsx';

const TONES: Readonly<Record<Sale['state'], Tone>> = { waiting: 'warn', inProgress: 'info', completed: 'up' };

/** What has become of an offer that is not sold yet, and what comes next. */
function Timeline({ sale, from, days }: { sale: Sale; from: string; days: number | null }) {
  const { t, relative, utcDay } = useTexts();
  const isBoughtBack = dateOf(dayOf(useNow())) > from;
  const steps = [
    { title: t('stock.offered'), note: relative(sale.at) },
    ...(sale.isClearOut ? [] : [{ title: t('stock.stepQueue') }]),
    {
      title: t('stock.stepTreasury'),
      note: [
        t('stock.buybackFrom', { day: utcDay(from) }),
        ...(days === null ? [] : [t('stock.lineDays', { count: days })]),
      ].join(' · '),
    },
    { title: t('stock.sale.completed') },
  ];
  return <Steps steps={steps} current={isBoughtBack || sale.isClearOut ? steps.length - 2 : 1} />;
}

function SaleCard({ sale, days }: { sale: Sale; days: number | null }) {
  const { t, relative } = useTexts();
  const { shares, money } = useMyAmounts();
  const sold = formatShares(count((parseShares(sale.quantity) ?? 0n) - (parseShares(sale.left) ?? 0n)));
  const title = t(sale.isClearOut ? 'stock.clearOutTitle' : 'stock.saleTitle');
  const label = t('stock.soldOf', { sold: shares(sold), quantity: shares(sale.quantity) });
  return (
    <li>
      <Card
        title={[title, shares(sale.quantity)].join(' · ')}
        aside={<Chip tone={TONES[sale.state]}>{t(`stock.sale.${sale.state}`)}</Chip>}
      >
        <div className="mt-3 flex flex-col gap-3">
          {isSome(sold) ? (
            <>
              <Progress done={sold} whole={sale.quantity} label={label} />
              <p className="num flex flex-wrap justify-between gap-x-3 text-s text-ink-2">
                <span>{label}</span>
                <span>{t('stock.received', { amount: `${money(sale.received)}\u00a0MEY` })}</span>
              </p>
            </>
          ) : null}
          {sale.buybackFrom === null ? (
            <p className="text-s text-ink-2">{relative(sale.at)}</p>
          ) : (
            <Timeline sale={sale} from={sale.buybackFrom} days={days} />
          )}
        </div>
      </Card>
    </li>
  );
}

/** The member's offers and clear-outs, what each waits for, and the figures that are not zero. */
export function SalesView({ holding }: { holding: Holding }) {
  const { t, money } = useTexts();
  const own = useMyAmounts();
  const pages = usePages('stock.sales', {});
  const sales = pages.data?.pages[0];
  const items = [
    ...(['onOffer', 'clearZero', 'buyback'] as const)
      .filter((name) => isSome(holding[name]))
      .map((name) => ({ label: t(`stock.${name}`), value: own.shares(holding[name]) })),
    ...(sales && isSome(sales.aheadAmount)
      ? [
          { label: t('stock.line'), value: `${money(sales.aheadAmount)}\u00a0MEY` },
          { label: t('stock.budget'), value: `${money(sales.budget)}\u00a0MEY` },
        ]
      : []),
  ];
  return (
    <>
      <SellButton holding={holding} />
      {items.length === 0 ? null : (
        <Card className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <KeyValues items={items} />
          </div>
          <Explain title={t('stock.saleTermsTitle')} html={t.html('stock.saleTerms')} className="-my-3 -mr-3" />
        </Card>
      )}
      <PageCards pages={pages} label={t('stock.view.sales')} empty={{ icon: 'pie', title: t('stock.saleEmpty') }}>
        {(sale) => <SaleCard key={sale.number} sale={sale} days={sales?.days ?? null} />}
      </PageCards>
    </>
  );
}
