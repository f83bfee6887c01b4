import type { TimelineKind } from '@greenhall/contract/admin/cases';
import type { Reply } from '@greenhall/client/route-input';
import { Card, Flex, Timeline, Typography } from 'antd';
import { ReadFault, ReadState } from '../read-state.tsx';
import { type Texts, useTexts } from '../texts.ts';
import { Time } from '../time.tsx';
import { useRead } from '../use-read.ts';

type Entry = Reply<'admin.timeline'>['items'][number];

/** The color of each part's dot: what moved coins and what operators did stand out. */
const COLORS: Readonly<Record<Entry['part'], string>> = {
  step: 'blue',
  posting: 'green',
  act: 'orange',
  notice: 'gray',
  message: 'gray',
};

/** How a thing calls its own steps, or the reasons that are chosen from a list. */
type Word = (name: string) => string | undefined;

/** What an entry says happened, in words. */
function wordOf({ t }: Texts, stepWord: Word, { part, name }: Entry): string {
  const words: Readonly<Record<Entry['part'], () => string | undefined>> = {
    step: () => stepWord(name),
    posting: () => t.find(`wallet.kind.${name}`),
    act: () => t.find(`audit.${name.replaceAll('.', '-')}`),
    notice: () => t.find(`notifications.${name}`),
    message: () => t('console.timeline.wrote'),
  };
  return words[part]() ?? name;
}

interface Words {
  readonly stepWord: Word;
  readonly reasonWord?: Word;
}

function Happened({ stepWord, reasonWord, entry }: Words & { readonly entry: Entry }) {
  const texts = useTexts();
  const { t, figure } = texts;
  const { at, part, by, amount, coin, reason } = entry;
  const said = [
    by === null ? null : (t.find(`console.timeline.by.${by}`) ?? by),
    amount === null ? null : `${figure(amount)} ${(coin ?? '').toUpperCase()}`.trim(),
    reason === null ? null : (reasonWord?.(reason) ?? reason),
  ].filter((one) => one !== null && one !== '');
  return (
    <Flex vertical>
      <span>
        <Typography.Text type="secondary">{t(`console.timeline.${part}`)}</Typography.Text>
        {' · '}
        {wordOf(texts, stepWord, entry)}
      </span>
      {said.length > 0 ? <span className="wrap-anywhere">{said.join(' · ')}</span> : null}
      <Typography.Text type="secondary">
        <Time at={at} />
      </Typography.Text>
    </Flex>
  );
}

/** Everything that has happened to a thing, in one line: its steps, postings, operators' acts, notices and messages. */
export function CaseTimeline({ kind, id, ...words }: Words & { readonly kind: TimelineKind; readonly id: string }) {
  const { t } = useTexts();
  const line = useRead('admin.timeline', { params: { kind, id } });
  if (!line.data) return <ReadState of={line} />;
  return (
    <Card size="small" title={t('console.timeline')}>
      <ReadFault of={line} />
      <Timeline
        items={line.data.items.map((entry, place) => ({
          key: place,
          color: COLORS[entry.part],
          content: <Happened {...words} entry={entry} />,
        }))}
      />
    </Card>
  );
}
