import { ANSWER_PLACEHOLDERS, ANSWER_TITLE_LENGTH } from '@greenhall/domain/messages/answer';
import { TEXT_LENGTH } from '@greenhall/domain/messages/message';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@greenhall/locales/languages';
import { Flex, Form, Input, Typography } from 'antd';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import type { Canned } from './kinds.ts';

interface Typed {
  readonly title: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** With the version that the form was opened on: what a colleague has saved since is not overwritten. */
type OnVersion = Typed & { readonly version: number };

/** Writes a canned answer in all ten languages: a new one, or another version of one. */
function CannedForm({ of }: { readonly of?: Canned }) {
  const { t } = useTexts();
  const save = useAct((write, { version, ...body }: OnVersion): Promise<unknown> =>
    of
      ? write('messages.saveCannedAnswer', { params: { id: of.id }, body: { ...body, version } })
      : write('messages.addCannedAnswer', { body }),
  );
  const rule = { required: true, whitespace: true, message: t('console.required') };
  const names = ANSWER_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  return (
    <FormButton<OnVersion>
      label={t(of ? 'messagesDesk.edit' : 'messagesDesk.newCanned')}
      note={t('messagesDesk.placeholders', { names })}
      isMain={!of}
      {...(of ? { initial: { title: of.title, texts: of.texts, version: of.version } } : {})}
      onSend={(typed) => save.mutateAsync(typed)}
    >
      <Form.Item name="version" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="title" label={t('messagesDesk.cannedTitle')} rules={[rule, { max: ANSWER_TITLE_LENGTH }]}>
        <Input />
      </Form.Item>
      {LANGUAGES.map((language) => (
        <Form.Item
          key={language}
          name={['texts', language]}
          label={LANGUAGE_NAMES[language]}
          rules={[rule, { max: TEXT_LENGTH }]}
        >
          <Input.TextArea rows={2} dir="auto" />
        </Form.Item>
      ))}
    </FormButton>
  );
}

function Removal({ of: { id } }: { readonly of: Canned }) {
  const { t } = useTexts();
  const remove = useAct((write) => write('messages.withdrawCannedAnswer', { params: { id } }));
  return (
    <DecisionButton
      label={t('messagesDesk.remove')}
      question={t('messagesDesk.removeSure')}
      quiet
      onDecide={() => remove.mutateAsync()}
    />
  );
}

/** The answers that are prepared for all conversations. */
export default function CannedAnswers() {
  const { t, language } = useTexts();
  const canned = useRead('messages.cannedAnswers', {});
  if (!canned.data) return <ReadState of={canned} />;
  return (
    <Flex vertical gap={16} align="flex-start">
      <ReadFault of={canned} />
      <IfMay route="messages.addCannedAnswer">
        <CannedForm />
      </IfMay>
      <RowTable<Canned>
        rows={canned.data.items}
        rowKey={(row) => row.id}
        columns={[
          { title: t('messagesDesk.cannedTitle'), dataIndex: 'title' },
          {
            title: LANGUAGE_NAMES[language],
            render: (_, row) => (
              <Typography.Text className="whitespace-pre-wrap">{row.texts[language]}</Typography.Text>
            ),
          },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="messages.saveCannedAnswer">
                <Flex gap={8}>
                  <CannedForm of={row} />
                  <Removal of={row} />
                </Flex>
              </IfMay>
            ),
          },
        ]}
      />
    </Flex>
  );
}
