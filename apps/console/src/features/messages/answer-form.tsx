import { type AnswerValues, fillAnswer, isFilled } from '@greenhall/domain/messages/answer';
import { TEXT_LENGTH } from '@greenhall/domain/messages/message';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Alert, Button, Card, Flex, Input, Select, Upload } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { TooLong } from '../../kit/forms/too-long.tsx';
import type { Canned, Conversation } from './kinds.ts';

interface AnswerProps {
  readonly of: Conversation;
  readonly canned: readonly Canned[];
  readonly values: AnswerValues;
}

/** A canned answer in the member's language, with the operator's own beside it. */
function CannedChoice({ of: { member, language: theirs }, canned, values }: AnswerProps) {
  const { t, language } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const send = useAct((write, id: string) =>
    write('messages.answer', { params: { member }, body: { canned: id }, files: {} }),
  );
  const answer = canned.find(({ id }) => id === chosen);
  const isReady = answer !== undefined && isFilled(answer.texts[theirs], values);
  return (
    <Flex vertical gap={8}>
      <Select
        aria-label={t('messagesDesk.choose')}
        placeholder={t('messagesDesk.choose')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={chosen ?? null}
        onChange={(id) => setChosen(id ?? undefined)}
        options={canned.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {answer ? (
        <>
          <Flex gap={8}>
            {[...new Set([theirs, language])].map((one) => (
              <Card key={one} size="small" title={LANGUAGE_NAMES[one]} className="flex-1">
                <p className="m-0 whitespace-pre-wrap">{fillAnswer(answer.texts[one], values)}</p>
              </Card>
            ))}
          </Flex>
          {isReady ? null : <Alert type="warning" title={t('messagesDesk.unfilled')} />}
          <Button
            className="self-start"
            loading={send.isPending}
            disabled={!isReady}
            onClick={() =>
              send.mutate(answer.id, { onSuccess: (_, sent) => setChosen((now) => (now === sent ? undefined : now)) })
            }
          >
            {t('messagesDesk.sendIn', { language: LANGUAGE_NAMES[theirs] })}
          </Button>
          <ActFailure of={send} />
        </>
      ) : null}
    </Flex>
  );
}

/** What the holder answers: words, a picture, or a canned answer. What was typed stays until it is sent. */
export function AnswerForm(props: AnswerProps) {
  const { member } = props.of;
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File>();
  const send = useAct((write) =>
    write('messages.answer', {
      params: { member },
      body: text.trim() ? { text: text.trim() } : {},
      files: picture ? { picture } : {},
    }).then(() => {
      // What was typed or chosen while it was under way has not been sent.
      setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
      setPicture((now) => (now === picture ? undefined : now));
    }),
  );
  return (
    <Flex vertical gap={8}>
      <Input.TextArea
        aria-label={t('messagesDesk.answer')}
        placeholder={t('messagesDesk.answer')}
        dir="auto"
        rows={3}
        count={{ max: TEXT_LENGTH }}
        showCount
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TooLong text={text} max={TEXT_LENGTH} />
      <ActFailure of={send} />
      <Flex gap={8} wrap>
        <Button
          type="primary"
          loading={send.isPending}
          disabled={(text.trim() === '' && !picture) || text.trim().length > TEXT_LENGTH}
          onClick={() => send.mutate()}
        >
          {t('messagesDesk.send')}
        </Button>
        {picture ? (
          <Button onClick={() => setPicture(undefined)}>{`${t('messagesDesk.removePicture')}: ${picture.name}`}</Button>
        ) : (
          <Upload
            accept="image/jpeg"
            showUploadList={false}
            beforeUpload={(file) => {
              setPicture(file);
              return false;
            }}
          >
            <Button>{t('messagesDesk.choosePicture')}</Button>
          </Upload>
        )}
      </Flex>
      <CannedChoice {...props} />
    </Flex>
  );
}
