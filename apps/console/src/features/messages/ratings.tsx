import { Written } from '@greenhall/ui/display/written';
import type { Reply } from '@greenhall/client/route-input';
import { Card, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

type Sums = Reply<'messages.ratings'>['items'][number];

const Words = ({ row: { text } }: { readonly row: RowOf<'messages.ratingTexts'> }) => (
  <Written text={text} dir="auto" className="wrap-anywhere" />
);

/** What members wrote beside their ratings. */
function Texts() {
  const { t } = useTexts();
  const column = useColumns<'messages.ratingTexts'>();
  return (
    <Card title={t('messagesDesk.ratingTexts')}>
      <ListPage
        route="messages.ratingTexts"
        words={{ topic: (topic) => t(`messages.topic.${topic}`), rating: (rating) => t(`messages.help.${rating}`) }}
        initial={{}}
        columns={[
          column.text('messagesDesk.month', (row) => row.month, 'made'),
          column.text('messagesDesk.topic', (row) => t(`messages.topic.${row.topic}`)),
          column.text('messagesDesk.rating', (row) => t(`messages.help.${row.rating}`)),
          column.drawn('messagesDesk.words', Words),
        ]}
      />
    </Card>
  );
}

/** How members rated the help, by month and topic; never by operator. */
export default function Ratings() {
  const { t, number } = useTexts();
  const ratings = useRead('messages.ratings', {});
  if (!ratings.data) return <ReadState of={ratings} />;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={ratings} />
      <RowTable<Sums>
        rows={ratings.data.items}
        rowKey={(row) => `${row.month} ${row.topic}`}
        columns={[
          { title: t('messagesDesk.month'), dataIndex: 'month' },
          { title: t('messagesDesk.topic'), render: (_, row) => t(`messages.topic.${row.topic}`) },
          { title: t('messagesDesk.closedTickets'), align: 'right', render: (_, row) => number(row.closed) },
          { title: t('messages.help.helpful'), align: 'right', render: (_, row) => number(row.helpful) },
          { title: t('messages.help.notHelpful'), align: 'right', render: (_, row) => number(row.notHelpful) },
        ]}
      />
      <IfMay route="messages.ratingTexts">
        <Texts />
      </IfMay>
    </Flex>
  );
}
