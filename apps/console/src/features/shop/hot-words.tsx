import { Button, Card, Flex, Form, Input } from 'antd';
import type { Reply } from '@greenhall/client/route-input';
import { type Language, LANGUAGES, tagOf } from '@greenhall/locales/languages';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useMay } from '../../kit/rights.tsx';
import { StaleForm } from '../../kit/forms/stale-form.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { useStored } from '../../kit/forms/use-stored.ts';
import { LanguageChoice } from './language-choice.tsx';

type Words = Reply<'shop.deskHotWords'>['items'];
interface Fields {
  readonly shown: Readonly<Record<Language, string>>;
  readonly blocked: string;
}

/** The operators' words of each language, one per line. */
const linesOf = (words: Words): Fields['shown'] => {
  const lines = LANGUAGES.map((language) => {
    const own = words.filter((one) => one.source === 'operators' && one.language === language);
    return [language, own.map((one) => one.words).join('\n')] as const;
  });
  return Object.fromEntries(lines) as Fields['shown'];
};
const wordsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The fields, as they were read; what a colleague saves meanwhile is not overwritten. */
function WordsForm({ read }: { readonly read: Reply<'shop.deskHotWords'> }) {
  const { t } = useTexts();
  const may = useMay();
  const [form] = Form.useForm<Fields>();
  const { items, blocked, version } = read;
  const [language, setLanguage] = useState<Language>('en');
  const typed = Form.useWatch('shown', form);
  const written = LANGUAGES.filter((one) => typed?.[one].trim());
  const stored = useStored(form, version);
  const save = useAct(async (write, { shown, blocked: never }: Fields) => {
    const lists = LANGUAGES.map((one) => ({ language: one, words: wordsOf(shown[one]) }));
    const body = { shown: lists, blocked: wordsOf(never), version: stored.version() };
    await write('shop.setHotWords', { body });
    stored.saved();
  });
  return (
    <Form<Fields>
      form={form}
      name="hotWords"
      layout="vertical"
      disabled={!may('shop.setHotWords')}
      initialValues={{ shown: linesOf(items), blocked: blocked.join('\n') }}
      onFinish={(fields) => save.mutate(fields)}
    >
      <Form.Item label={t('console.goods.language')}>
        <LanguageChoice value={language} onChange={setLanguage} written={new Set(written)} />
      </Form.Item>
      <Flex gap={16} wrap>
        {LANGUAGES.map((one) => (
          // What was typed in another language stays in its field.
          <Form.Item key={one} name={['shown', one]} label={t('console.goods.hotShown')} hidden={one !== language}>
            <Input.TextArea rows={6} className="w-75" lang={tagOf(one)} />
          </Form.Item>
        ))}
        <Form.Item name="blocked" label={t('console.goods.hotBlocked')}>
          <Input.TextArea rows={6} className="w-75" />
        </Form.Item>
      </Flex>
      <StaleForm of={save} onTake={stored.show} />
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('common.save')}
      </Button>
    </Form>
  );
}

/** Words that are shown to who searches in a language, and words that are shown in none. */
export function HotWords() {
  const { t } = useTexts();
  const words = useRead('shop.deskHotWords', {});
  if (!words.data) return <ReadState of={words} />;
  return (
    <Card title={t('console.goods.hotWords')}>
      <ReadFault of={words} />
      <WordsForm read={words.data} />
    </Card>
  );
}
