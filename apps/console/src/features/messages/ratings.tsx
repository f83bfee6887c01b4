import { Written } from '@greenhall/ui/display/written';
import type { Reply } from '@greenhall/client/ask';
import { Card, Flex } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable, RowTable } from '../../kit/desk-table.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

type Sums = Reply<'messages.ratings'>['items'][number];
type Written = Reply<'messages.ratingTexts'>['items'][number];

/** What members wrote beside their ratings. */
function Texts() {
  const { t } = useTexts();
  return (
    <Card title={t('messagesDesk.ratingTexts')}>
      <DeskTable<Written>
        name={['messages.ratingTexts']}
        read={(cursor) => api('messages.ratingTexts', { query: { cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('messagesDesk.month'), dataIndex: 'month' },
          { title: t('messagesDesk.topic'), render: (_, row) => t(`messages.topic.${row.topic}`) },
          { title: t('messagesDesk.rating'), render: (_, row) => t(`messages.help.${row.rating}`) },
          {
            title: t('messagesDesk.words'),
            render: (_, row) => <Written text={row.text} dir="auto" className="wrap-anywhere" />,
          },
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
          { title: t('messagesDesk.closedMatters'), align: 'right', render: (_, row) => number(row.closed) },
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
