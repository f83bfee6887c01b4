import type { Reply } from '@greenhall/client/route-input';
import { noticeText } from '@greenhall/locales/notice';
import { Flex } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Row = Reply<'notifications.deskNotices'>['items'][number];

/** What an inspected member was told, in the words of its app. */
export function Notices({ inspection }: { readonly inspection: string }) {
  const { t, figure, money, dateTime } = useTexts();
  const said = ({ kind, params }: Row) =>
    noticeText(t, { figure, money, price: (decimal) => decimal, moment: dateTime }, kind, params);
  return (
    <DeskTable<Row>
      isReadOnce
      isSmall
      name={['notifications.deskNotices', inspection]}
      read={(cursor) => api('notifications.deskNotices', { params: { inspection }, query: { cursor } })}
      rowKey={(row) => row.id}
      columns={[
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        {
          title: t('console.notices'),
          render: (_, row) => {
            const { title, text } = said(row);
            return (
              <Flex vertical>
                <strong>{title}</strong>
                {text}
              </Flex>
            );
          },
        },
      ]}
    />
  );
}
