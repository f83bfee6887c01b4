import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { CancelPayment } from './cancel-payment.tsx';
import { type Allocation } from './kinds.ts';
import { Progress } from './progress.tsx';

const TONES: Readonly<Record<Allocation['state'], Tone>> = {
  cooling: 'warn',
  waiting: 'info',
  inProgress: 'info',
  completed: 'up',
  canceled: 'neutral',
};

function AllocationCard({ allocation }: { allocation: Allocation }) {
  const { t, dateTime, zoned } = useTexts();
  const { money, shares } = useMyAmounts();
  const spent = formatAmount((parseAmount(allocation.amount) ?? ZERO) - (parseAmount(allocation.remaining) ?? ZERO));
  const { state } = allocation;
  const isRunning = state === 'waiting' || state === 'inProgress' || state === 'completed';
  const label = t('stock.spent', { spent: money(spent), amount: money(allocation.amount) });
  const items: KeyValue[] = [
    ...(isRunning ? [{ label: t('stock.allocated'), value: shares(allocation.allocated) }] : []),
    ...(isRunning ? [{ label: t('stock.remaining'), value: money(allocation.remaining) }] : []),
    ...(state === 'cooling' ? [{ label: t('stock.coolsUntil'), value: dateTime(allocation.coolsUntil) }] : []),
    { label: t('stock.time'), value: zoned(allocation.paidAt) },
  ];
  return (
    <li>
      <Card
        title={`${t(`stock.kind.${allocation.kind}`)} · V${allocation.level}`}
        aside={<Chip tone={TONES[state]}>{t(`stock.allocation.${state}`)}</Chip>}
      >
        <div className="mt-3 flex flex-col gap-2">
          {isRunning ? <Progress done={spent} whole={allocation.amount} label={label} /> : null}
          <p className="num flex flex-wrap justify-between gap-x-3 text-s text-ink-2">
            <span>{isRunning ? label : t('stock.principalOf', { amount: money(allocation.amount) })}</span>
            {allocation.queueNodeHeight ? (
              <span>{t('stock.queueHeight', { number: allocation.queueNodeHeight })}</span>
            ) : null}
          </p>
          <KeyValues items={items} />
        </div>
        {allocation.mayCancel ? <CancelPayment allocation={allocation} /> : null}
      </Card>
    </li>
  );
}

/** The member's requests for shares, from the payment on. */
export function AllocationView() {
  const { t } = useTexts();
  const pages = usePages('stock.allocations', {});
  return (
    <PageCards pages={pages} label={t('stock.view.mine')} empty={{ icon: 'pie', title: t('stock.allocationEmpty') }}>
      {(allocation) => <AllocationCard key={allocation.payment} allocation={allocation} />}
    </PageCards>
  );
}
