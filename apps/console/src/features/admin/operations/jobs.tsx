import type { Reply } from '@greenhall/client/route-input';
import { Card, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { durationText } from './measures.ts';

type Sweep = Reply<'admin.operations'>['sweeps'][number];

/** How a job has ended the last time, and when it has failed last. */
function Result({ of: { failures, failedAt, error } }: { readonly of: Sweep }) {
  const { t, dateTime } = useTexts();
  return (
    <>
      <ToneTag tone={failures === 0 ? 'good' : 'bad'}>
        {failures === 0 ? t('operations.jobFine') : t('operations.jobFailed', { count: failures })}
      </ToneTag>
      {failedAt === null ? null : (
        <div>
          <Typography.Text type="secondary">
            {t('operations.jobFailedLast', { time: dateTime(failedAt) })}
            {error === null ? null : ` · ${error}`}
          </Typography.Text>
        </div>
      )}
    </>
  );
}

/** The jobs that run by themselves, those that fail first. */
export function Jobs({ sweeps }: { readonly sweeps: readonly Sweep[] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Card title={t('operations.jobs')}>
      <RowTable<Sweep>
        isSmall
        rows={sweeps}
        rowKey={({ name }) => name}
        empty={t('operations.jobsNone')}
        columns={[
          {
            title: t('operations.job'),
            render: (_, { name }) => (
              <Typography.Text code className="whitespace-nowrap">
                {name}
              </Typography.Text>
            ),
          },
          { title: t('operations.started'), render: (_, { startedAt }) => <Time at={startedAt} /> },
          { title: t('operations.took'), align: 'right', render: (_, { took }) => durationText(texts, took) },
          { title: t('operations.result'), render: (_, sweep) => <Result of={sweep} /> },
        ]}
      />
    </Card>
  );
}
