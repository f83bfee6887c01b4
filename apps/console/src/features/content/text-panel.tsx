import { isRefusedBy } from '@greenhall/client/refused';
import { hasBody, TEXT_BOUNDS } from '@greenhall/domain/content/entry';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import { LANGUAGE_NAMES, tagOf } from '@greenhall/locales/languages';
import { Alert, Button, Collapse, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { Preview } from '../../kit/rich-text/preview.tsx';
import { RichEditor } from '../../kit/rich-text/rich-editor.tsx';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Difference } from './difference.tsx';
import type { Entry, Text } from './kinds.ts';
import { PictureTool } from './picture-tool.tsx';

type Typed = Pick<Text, 'title' | 'summary' | 'body'>;

const EMPTY: Typed = { title: '', summary: '', body: null };

/** What is typed in one language, and the version that it was begun on. A save on an older version keeps the typing. */
function useTyping(entry: Entry, language: TextLanguage, stored: Text | undefined) {
  const [typed, setTyped] = useState<Typed>(stored ?? EMPTY);
  const [base, setBase] = useState(stored?.version ?? 0);
  const [isChanged, setChanged] = useState(false);
  const [isBehind, setBehind] = useState(false);
  const save = useAct(async (write, version: number) => {
    const { title, summary, body } = typed;
    try {
      const saved = await write('content.saveText', {
        params: { id: entry.id, language },
        body: { version, title, summary, body: hasBody(entry.kind) ? body : null },
      });
      setBase(saved.version);
      setChanged(false);
      setBehind(false);
    } catch (error) {
      setBehind(isRefusedBy(error, 'statusChanged'));
      throw error;
    }
  });
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setChanged(true);
  };
  return { typed, change, base, isChanged, isBehind, save };
}

interface FieldsProps {
  readonly kind: Entry['kind'];
  readonly language: TextLanguage;
  readonly typed: Typed;
  readonly isOpen: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

/** Title, summary and text in one language. */
function Fields({ kind, language, typed, isOpen, onChange }: FieldsProps) {
  const { t } = useTexts();
  const may = useMay();
  const [initial] = useState(typed.body);
  const lang = tagOf(language);
  const named = (label: string) => `${label} · ${LANGUAGE_NAMES[language]}`;
  const isWritable = isOpen && may('content.saveText');
  return (
    <Form layout="vertical" requiredMark={false} disabled={!isWritable}>
      <Form.Item label={t('content.title')}>
        <Input
          aria-label={named(t('content.title'))}
          lang={lang}
          count={{ max: TEXT_BOUNDS.title }}
          value={typed.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Form.Item>
      {hasBody(kind) ? (
        <Form.Item label={t('content.summary')}>
          <Input.TextArea
            aria-label={named(t('content.summary'))}
            lang={lang}
            rows={2}
            count={{ max: TEXT_BOUNDS.summary }}
            value={typed.summary}
            onChange={(event) => onChange({ summary: event.target.value })}
          />
        </Form.Item>
      ) : null}
      {hasBody(kind) && isWritable ? (
        <RichEditor
          label={named(t('content.body'))}
          lang={lang}
          initial={initial}
          onChange={(body) => onChange({ body })}
          furtherTools={PictureTool}
        />
      ) : null}
    </Form>
  );
}

/** How the text will look, and what has changed since the version before. */
function Looks({
  typed,
  stored,
  language,
}: {
  readonly typed: Typed;
  readonly stored: Text | undefined;
  readonly language: TextLanguage;
}) {
  const { t } = useTexts();
  const { title, body } = typed;
  const items = [
    ...(body
      ? [
          {
            key: 'preview',
            label: t('content.preview'),
            children: <Preview title={title} text={body} lang={tagOf(language)} />,
          },
        ]
      : []),
    ...(stored?.before
      ? [
          {
            key: 'difference',
            label: t('content.difference'),
            children: <Difference before={stored.before} text={stored} />,
          },
        ]
      : []),
  ];
  return items.length > 0 ? <Collapse items={items} destroyOnHidden /> : null;
}

export interface TextPanelProps {
  readonly entry: Entry;
  readonly language: TextLanguage;
  readonly stored: Text | undefined;
  readonly isOpen: boolean;
  /** Reads the entry again, to know which version is stored now. */
  readonly onBehind: () => Promise<Text | undefined>;
}

/** The text of an entry in one language: written, saved on its own, previewed, compared with the version before. */
export function TextPanel({ entry, language, stored, isOpen, onBehind }: TextPanelProps) {
  const { t, dateTime } = useTexts();
  const may = useMay();
  const { typed, change, base, isChanged, isBehind, save } = useTyping(entry, language, stored);
  const saveOnTop = async () => save.mutate((await onBehind())?.version ?? 0);
  return (
    <Flex vertical gap={16}>
      <Fields kind={entry.kind} language={language} typed={typed} isOpen={isOpen} onChange={change} />
      {isBehind ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('content.conflict')}
          action={<Button onClick={() => void saveOnTop()}>{t('content.saveMine')}</Button>}
        />
      ) : null}
      {isBehind ? null : <ActFailure of={save} />}
      <Flex gap={12} align="center" wrap>
        {isOpen && may('content.saveText') ? (
          <Button
            type="primary"
            disabled={typed.title.trim() === '' || !isChanged}
            loading={save.isPending}
            onClick={() => save.mutate(base)}
          >
            {t('content.saveText', { language: LANGUAGE_NAMES[language] })}
          </Button>
        ) : null}
        {isChanged ? <Typography.Text type="warning">{t('content.unsaved')}</Typography.Text> : null}
        {stored ? (
          <Typography.Text type="secondary">
            {t('content.versionBy', { version: stored.version, name: stored.savedBy, time: dateTime(stored.savedAt) })}
          </Typography.Text>
        ) : null}
      </Flex>
      <Looks typed={typed} stored={stored} language={language} />
    </Flex>
  );
}
