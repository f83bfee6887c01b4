import { Written } from '@greenhall/ui/display/written';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import type { ReactNode } from 'react';
import { ActFailure } from './act-failure.tsx';
import { type DeskRoute, IfMay } from './rights.tsx';
import { useTexts } from './texts.ts';
import { Time } from './time.tsx';

/** What an operator tells its colleagues. */
interface Note {
  readonly id: string;
  readonly operator: string;
  readonly text: string;
  readonly at: string;
}

interface Adding {
  readonly add: Pick<UseMutationResult<unknown, Error, { text: string }>, 'mutate' | 'isPending' | 'error'>;
  /** The longest note, in characters. */
  readonly longest: number;
}

function NewNote({ add, longest }: Adding) {
  const { t } = useTexts();
  const [form] = Form.useForm<{ text: string }>();
  const clear = ({ text }: { text: string }) => {
    // What was typed while it was under way has not been added.
    const now = form.getFieldValue('text') as string;
    const rest = now.startsWith(text) ? now.slice(text.length).trimStart() : now;
    form.resetFields();
    if (rest !== '') form.setFieldValue('text', rest);
  };
  return (
    <Form
      form={form}
      name="note"
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => add.mutate(typed, { onSuccess: () => clear(typed) })}
    >
      <Form.Item
        name="text"
        label={t('messagesDesk.note')}
        rules={[{ required: true, whitespace: true, message: t('console.required') }, { max: longest }]}
      >
        <Input.TextArea rows={2} />
      </Form.Item>
      <Button htmlType="submit" loading={add.isPending}>
        {t('messagesDesk.addNote')}
      </Button>
      <ActFailure of={add} />
    </Form>
  );
}

/** The columns of a table of notes. */
export function useNoteColumns() {
  const { t } = useTexts();
  return [
    {
      title: t('messagesDesk.note'),
      render: (_: unknown, row: Note) => (
        <Written text={row.text} dir="auto" className="whitespace-pre-wrap wrap-anywhere" />
      ),
    },
    { title: t('console.operator'), dataIndex: 'operator' },
    { title: t('console.time'), render: (_: unknown, row: Note) => <Time at={row.at} /> },
  ];
}

/** What operators tell each other, which no member reads. */
export function NotesCard({
  route,
  className,
  children,
  ...adding
}: Adding & {
  /** Who may call it can add a note. */
  readonly route: DeskRoute;
  readonly className?: string;
  /** The table of the notes. */
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <Card title={t('messagesDesk.notes')} {...(className ? { className } : {})}>
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t('messagesDesk.noteHint')}</Typography.Text>
        <IfMay route={route}>
          <NewNote {...adding} />
        </IfMay>
        {children}
      </Flex>
    </Card>
  );
}
