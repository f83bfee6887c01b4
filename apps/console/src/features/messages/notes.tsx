import type { Reply } from '@greenhall/client/ask';
import { NOTE_LENGTH } from '@greenhall/domain/messages/message';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Note = Reply<'messages.notes'>['items'][number];

function NewNote({ member }: { readonly member: string }) {
  const { t } = useTexts();
  const [form] = Form.useForm<{ text: string }>();
  const add = useAct((write, body: { text: string }) =>
    write('messages.addNote', { params: { member }, body }).then(() => form.resetFields()),
  );
  return (
    <Form form={form} name="note" layout="vertical" requiredMark={false} onFinish={(typed) => add.mutate(typed)}>
      <Form.Item
        name="text"
        label={t('messagesDesk.note')}
        rules={[{ required: true, whitespace: true, message: t('console.required') }]}
      >
        <Input.TextArea rows={2} maxLength={NOTE_LENGTH} />
      </Form.Item>
      <Button htmlType="submit" loading={add.isPending}>
        {t('messagesDesk.addNote')}
      </Button>
    </Form>
  );
}

/** What operators tell each other about a conversation. */
export function Notes({ member }: { readonly member: string }) {
  const { t } = useTexts();
  return (
    <Card title={t('messagesDesk.notes')} style={{ flex: '1 1 320px', minWidth: 0 }}>
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t('messagesDesk.noteHint')}</Typography.Text>
        <IfMay route="messages.addNote">
          <NewNote member={member} />
        </IfMay>
        <DeskTable<Note>
          name={['messages.notes', member]}
          read={(cursor) => api('messages.notes', { params: { member }, query: { cursor } })}
          rowKey={(row) => row.id}
          isSmall
          columns={[
            {
              title: t('messagesDesk.note'),
              render: (_, row) => (
                <span dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {row.text}
                </span>
              ),
            },
            { title: t('console.operator'), dataIndex: 'operator' },
            { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          ]}
        />
      </Flex>
    </Card>
  );
}
