import { Button, Card, Flex, Form, Input } from 'antd';
import type { Reply } from '@greenhall/client/ask';
import { useAct } from '../../kit/failure.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

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

/** Words that are shown to everybody who searches, and words that are never shown. */
export function HotWords() {
  const { t } = useTexts();
  const may = useMay();
  const words = useRead('shop.deskHotWords');
  const save = useAct((write, { shown, blocked }: Fields) =>
    write('shop.setHotWords', { body: { shown: wordsOf(shown), blocked: wordsOf(blocked) } }),
  );
  if (words.isPending || words.error) return <ReadState of={words} />;
  const { items } = words.data;
  return (
    <Card title={t('console.goods.hotWords')}>
      <Form<Fields>
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
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  );
}
