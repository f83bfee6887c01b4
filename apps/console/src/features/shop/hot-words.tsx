import { Button, Card, Flex, Form, Input } from 'antd';
import type { Reply } from '@greenhall/client/ask';
import { useAct } from '../../kit/failure.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useMay } from '../../kit/rights.tsx';
import { StaleForm } from '../../kit/forms/stale-form.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { useStored } from '../../kit/forms/use-stored.ts';

type Words = Reply<'shop.deskHotWords'>['items'];
interface Fields {
  readonly shown: string;
  readonly blocked: string;
}

const linesOf = (words: Words, source: Words[number]['source']) =>
  words
    .filter((one) => one.source === source)
    .map((one) => one.words)
    .join('\n');
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
  const { items, version } = read;
  const stored = useStored(form, version);
  const save = useAct(async (write, { shown, blocked }: Fields) => {
    const body = { shown: wordsOf(shown), blocked: wordsOf(blocked), version: stored.version() };
    await write('shop.setHotWords', { body });
    stored.saved();
  });
  return (
    <Form<Fields>
      form={form}
      name="hotWords"
      layout="vertical"
      disabled={!may('shop.setHotWords')}
      initialValues={{ shown: linesOf(items, 'operators'), blocked: linesOf(items, 'blocked') }}
      onFinish={(fields) => save.mutate(fields)}
    >
      <Flex gap={16} wrap>
        <Form.Item name="shown" label={t('console.goods.hotShown')}>
          <Input.TextArea rows={6} style={{ width: 300 }} />
        </Form.Item>
        <Form.Item name="blocked" label={t('console.goods.hotBlocked')}>
          <Input.TextArea rows={6} style={{ width: 300 }} />
        </Form.Item>
      </Flex>
      <StaleForm of={save} onTake={stored.show} />
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('common.save')}
      </Button>
    </Form>
  );
}

/** Words that are shown to everybody who searches, and words that are never shown. */
export function HotWords() {
  const { t } = useTexts();
  const words = useRead('shop.deskHotWords');
  if (!words.data) return <ReadState of={words} />;
  return (
    <Card title={t('console.goods.hotWords')}>
      <ReadFault of={words} />
      <WordsForm read={words.data} />
    </Card>
  );
}
