import type { Reply } from '@greenhall/client/route-input';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import ChainChecks from '../recharge/chain-checks.tsx';
import { useShortAmount } from '../../../shared/money/use-short-amount.ts';
import { RecordList } from '../parts/record-list.tsx';
import { StateChip } from '../parts/state-chip.tsx';

function TimeLeft({ until }: { until: string }) {
  const seconds = useCountdown(Date.parse(until));
  return <span className="num">{clockText(seconds)}</span>;
}

type Chain = NonNullable<Reply<'wallet.recharges'>['items'][number]['chain']>;

/** What the network shows of a report by now. */
function Shown({ chain: { isProved, judgement } }: { chain: Chain }) {
  const { t } = useTexts();
  if (isProved) return <Chip tone="up">{t('wallet.exactProved')}</Chip>;
  return judgement ? <ChainChecks checks={judgement.checks} /> : t('wallet.exactUnseen');
}

/** The amounts that were begun and not reported, each with the time that it can be paid for. They lead to the screen that reports them. */
function Waiting() {
  const { t } = useTexts();
  const { full } = useMyMoney();
  const ways = useRead('wallet.depositMethods', {});
  const due = ways.data?.exact ?? [];
  if (due.length === 0) return null;
  return (
    <CellList label={t('wallet.exactWaits')}>
      {due.map((exact) => (
        <li key={exact.id}>
          <AppLink to={links.recharge()} className={cellClass}>
            <Cell
              title={full(exact.amount, 'usdt')}
              note={t('wallet.exactWaits')}
              value={<TimeLeft until={exact.dueAt} />}
              valueNote={t('wallet.exactLeft')}
              arrow
            />
          </AppLink>
        </li>
      ))}
    </CellList>
  );
}

const STATES = ['submitted', 'approved', 'booked', 'rejected'] as const;

export default function RechargeRecords() {
  const { t, dateTime, zoned } = useTexts();
  const { full } = useMyMoney();
  const short = useShortAmount();
  return (
    <RecordList
      route="wallet.recharges"
      label={t('wallet.rechargesTitle')}
      above={<Waiting />}
      filter={{
        field: 'state',
        label: t('wallet.state'),
        values: STATES.map((value) => ({ value, label: t(`wallet.state.${value}`) })),
      }}
      idOf={(item) => item.id}
      view={(item) => ({
        title: t('wallet.rechargeTitle'),
        at: item.at,
        amount: short(item.amount, 'usdt'),
        mark: <StateChip state={item.state} />,
        items: [
          ...(item.doNotPay
            ? [{ label: t('wallet.payInTitle'), value: <Chip tone="down">{t('wallet.payInClosed')}</Chip> }]
            : []),
          { label: t('wallet.state'), value: <StateChip state={item.state} /> },
          ...(item.chain
            ? [
                { label: t('wallet.network'), value: item.chain.network },
                { label: t('wallet.exactShown'), value: <Shown chain={item.chain} /> },
              ]
            : []),
          { label: t('wallet.amount'), value: full(item.amount, 'usdt') },
          { label: t('wallet.externalReference'), value: <Copyable value={item.reference} /> },
          ...(item.note ? [{ label: t('wallet.note'), value: item.note }] : []),
          ...(item.reason ? [{ label: t('wallet.reason'), value: item.reason }] : []),
          { label: t('wallet.time'), value: zoned(item.at) },
          ...(item.decidedAt ? [{ label: t('wallet.decided'), value: dateTime(item.decidedAt) }] : []),
          { label: t('wallet.number'), value: <Copyable value={item.number} /> },
        ],
      })}
    />
  );
}
