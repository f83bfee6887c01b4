import { Button, Card, Col, Row, Statistic, Typography } from 'antd';
import { countText, placeOf, useQueues, type Waiting } from '../../../kit/queues.ts';
import { ReadFault } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { ageText } from './age.ts';

/** How much waits in a queue, how long already, and how much of it too long. */
function Queue({ of: { name, waiting, oldest, late }, now }: { readonly of: Waiting; readonly now: number }) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  return (
    <Col flex="1 1 220px">
      <Statistic title={t(`console.queue.${name}`)} value={waiting} formatter={() => countText(texts, waiting)} />
      {oldest === null ? null : (
        <Typography.Text type="secondary" title={dateTime(oldest)}>
          {t('console.queueOldest', { age: ageText(texts, oldest, now) })}
        </Typography.Text>
      )}
      {late > 0 ? (
        <div className="mt-1">
          <ToneTag tone="bad">{t('console.queueLate', { count: late })}</ToneTag>
        </div>
      ) : null}
      <div>
        <Button
          type="link"
          href={`#${placeOf(name)}`}
          className="px-0"
          aria-label={`${t('console.show')} · ${t(`console.queue.${name}`)}`}
        >
          {t('console.show')}
        </Button>
      </div>
    </Col>
  );
}

/** What waits for the operator, each with its list. */
export function Queues() {
  const { t } = useTexts();
  const queues = useQueues();
  const waiting = queues.data?.items.filter((one) => one.waiting > 0) ?? [];
  return (
    <Card title={t('console.queues')}>
      <ReadFault of={queues} />
      {queues.data && waiting.length === 0 ? (
        <Typography.Text type="secondary">{t('console.queuesEmpty')}</Typography.Text>
      ) : null}
      <Row gutter={[16, 16]}>
        {waiting.map((queue) => (
          // An age is that of the moment at which the queue was read.
          <Queue key={queue.name} of={queue} now={queues.dataUpdatedAt} />
        ))}
      </Row>
    </Card>
  );
}
