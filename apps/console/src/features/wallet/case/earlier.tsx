import type { Tone } from '@greenhall/domain/shared/tone';
import { Card, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';

export interface Request<S extends string> {
  readonly id: string;
  readonly number: string;
  readonly amount: string;
  readonly state: S;
  readonly at: string;
}

/** The requests that the member has made before. */
export function EarlierCard<S extends string>({
  rows,
  tones,
  word,
}: {
  readonly rows: readonly Request<S>[];
  readonly tones: Readonly<Record<S, Tone>>;
  readonly word: (state: S) => string;
}) {
  const { t, figure } = useTexts();
  return (
    <Card size="small" title={t('console.case.earlier')}>
      {rows.length === 0 ? (
        <Typography.Text type="secondary">{t('console.case.first')}</Typography.Text>
      ) : (
        <RowTable<Request<S>>
          isSmall
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { title: t('console.number'), dataIndex: 'number' },
            { title: t('console.amount'), align: 'right', render: (_, { amount }) => `${figure(amount)} USDT` },
            {
              title: t('console.state'),
              render: (_, { state }) => <ToneTag tone={tones[state]}>{word(state)}</ToneTag>,
            },
            { title: t('console.time'), render: (_, { at }) => <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}
