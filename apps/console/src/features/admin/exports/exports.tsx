import type { Reply } from '@greenhall/client/route-input';
import type { lists } from '@greenhall/contract/generated/lists';
import type { Tone } from '@greenhall/domain/shared/tone';
import type { PlainKey } from '@greenhall/locales/runtime';
import { Button, Card, Flex, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useRead } from '../../../kit/use-read.ts';
import { sizeText } from '../operations/measures.ts';

type Kept = Reply<'admin.exports'>['items'][number];

/** How the lists are called in the menu. */
const TITLES: Readonly<Record<keyof typeof lists, PlainKey>> = {
  'members.restrictions': 'console.restrictions',
  'wallet.deskRecharges': 'console.recharges',
  'wallet.deskWithdrawals': 'console.withdrawals',
  'stock.runs': 'console.runs',
  'otc.deskTrades': 'console.orders',
  'otc.deskAppeals': 'otc.appeals',
  'shop.deskOrders': 'shopDesk.orders',
  'shop.deskReviews': 'shopDesk.reviews',
  'admin.audit': 'console.audit',
  'wallet.corrections': 'console.corrections',
  'stock.deskQueue': 'console.queue',
  'stock.deskSettlements': 'console.settlements',
  'otc.outages': 'console.outages',
  'shop.deskCoupons': 'shopDesk.coupons',
  'shop.deskGoodsList': 'console.goods',
  'content.entries': 'content.desk',
  'messages.ratingTexts': 'messagesDesk.ratingTexts',
};

const TONES: Readonly<Record<Kept['state'], Tone>> = {
  waiting: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
};

/** Where a file is had. The browser saves it while it arrives, however large it is. */
const addressOf = ({ id }: Kept): string => `/api/admin/exports/files/${id}`;

/** How far a file is, and why there is none. */
function State({ of: { state, failure, keptUntil } }: { readonly of: Kept }) {
  const { t, dateTime } = useTexts();
  return (
    <Flex vertical gap={4} align="flex-start">
      <ToneTag tone={TONES[state]}>{t(`exports.state.${state}`)}</ToneTag>
      {failure === null ? null : <span>{t(`exports.failure.${failure}`)}</span>}
      {keptUntil === null ? null : (
        <Typography.Text type="secondary">{t('exports.keptUntil', { time: dateTime(keptUntil) })}</Typography.Text>
      )}
    </Flex>
  );
}

function Download({ of: kept }: { readonly of: Kept }) {
  const { t } = useTexts();
  if (kept.state !== 'done') return null;
  if (!kept.mayRead) return <Typography.Text type="secondary">{t('exports.failure.right')}</Typography.Text>;
  return (
    <Button href={addressOf(kept)} download>
      {t('exports.download')}
    </Button>
  );
}

/** The large files of lists that the operator has had made. */
export default function Exports() {
  const texts = useTexts();
  const { t, number } = texts;
  const exports = useRead('admin.exports', {}, { every: 3_000 });
  if (!exports.data) return <ReadState of={exports} />;
  return (
    <Card>
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{t('exports.note')}</Typography.Text>
        <ReadFault of={exports} />
        <RowTable<Kept>
          rows={exports.data.items}
          rowKey={({ id }) => id}
          empty={t('exports.none')}
          columns={[
            { title: t('console.time'), render: (_, { askedAt }) => <Time at={askedAt} /> },
            {
              title: t('exports.list'),
              render: (_, { list }) => (Object.hasOwn(TITLES, list) ? t(TITLES[list as keyof typeof TITLES]) : list),
            },
            {
              title: t('exports.filter'),
              render: (_, { filter }) => (
                <div className="min-w-40 wrap-anywhere">
                  {filter === '' ? t('exports.all') : filter.replaceAll('&', ' & ')}
                </div>
              ),
            },
            { title: t('exports.rows'), align: 'right', render: (_, { rows }) => number(rows) },
            {
              title: t('exports.size'),
              align: 'right',
              render: (_, { bytes }) => (bytes === null ? null : sizeText(texts, bytes)),
            },
            { title: t('console.state'), render: (_, kept) => <State of={kept} /> },
            { title: t('console.acts'), render: (_, kept) => <Download of={kept} /> },
          ]}
        />
      </Flex>
    </Card>
  );
}
