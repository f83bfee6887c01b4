import { NOTE_LENGTH } from '@greenhall/domain/verification/case';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import type { Details } from './kinds.ts';

type Note = Details['notes'][number];

/** What reviewers tell each other about a case. */
export function CaseNotes({ of: { id, notes } }: { readonly of: Details }) {
  const { t } = useTexts();
  const [form] = Form.useForm<{ text: string }>();
  const add = useAct((write, body: { text: string }) =>
    write('verification.addNote', { params: { id }, body }).then(() => form.resetFields()),
  );
  return (
    <Card title={t('messagesDesk.notes')}>
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t('messagesDesk.noteHint')}</Typography.Text>
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
        <RowTable<Note>
          rows={notes}
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
