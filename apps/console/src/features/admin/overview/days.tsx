import type { Reply } from '@greenhall/client/route-input';
import { DAILY_FIGURES, type DailyFigure } from '@greenhall/contract/admin/cases';
import { formatAmount, parseAmount, plus, ZERO } from '@greenhall/domain/shared/money';
import { Card, Col, Collapse, Flex, Row, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { ReadFault } from '../../../kit/read-state.tsx';
import { type Texts, useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { DayChart } from './day-chart.tsx';

const EVERY_MS = 300_000;

type Days = Reply<'admin.days'>;
type Figure = Days['figures'][number];

/** A figure as it is written: a count, or an amount in its coin. */
function written({ number, figure }: Texts, name: DailyFigure, value: string): string {
  const { coin } = DAILY_FIGURES[name];
  return coin === null ? number(Number(value)) : `${figure(value, 2)} ${coin.toUpperCase()}`;
}

function FigureCard({ of: { name, values }, days }: { readonly of: Figure; readonly days: readonly string[] }) {
  const texts = useTexts();
  const { t, day } = texts;
  const title = t(`console.days.${name}`);
  const amounts = values.map((value) => parseAmount(value) ?? ZERO);
  const total = written(texts, name, formatAmount(amounts.reduce(plus, ZERO)));
  const most = amounts.reduce((highest, value, at) => (value > (amounts[highest] ?? ZERO) ? at : highest), 0);
  const peak = { day: day(days[most] ?? ''), most: written(texts, name, values[most] ?? '0') };
  return (
    <Card size="small">
      <Typography.Text type="secondary">{title}</Typography.Text>
      <div className="text-xl mb-2">{total}</div>
      <DayChart
        values={amounts}
        label={
          amounts.some((value) => value > 0n)
            ? t('console.daysSum', { name: title, total, ...peak })
            : t('console.daysNone', { name: title })
        }
      />
      <Flex justify="space-between" aria-hidden>
        {[days.at(0), days.at(-1)].map((edge) => (
          <Typography.Text key={edge} type="secondary" className="text-xs">
            {day(edge ?? '')}
          </Typography.Text>
        ))}
      </Flex>
    </Card>
  );
}

function FiguresTable({ days, figures }: Days) {
  const texts = useTexts();
  const { t } = texts;
  const rows = days.map((day, at) => ({ day, at })).toReversed();
  return (
    <RowTable<(typeof rows)[number]>
      isSmall
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { title: t('console.day'), dataIndex: 'day' },
        ...figures.map(({ name, values }) => ({
          title: t(`console.days.${name}`),
          align: 'right' as const,
          render: (_: unknown, { at }: (typeof rows)[number]) => written(texts, name, values[at] ?? '0'),
        })),
      ]}
    />
  );
}

/** The last days in figures of the lists that the operator may read: as charts, and as a table. */
export function LastDays() {
  const { t } = useTexts();
  const read = useRead('admin.days', {}, { every: EVERY_MS });
  if (read.data?.figures.length === 0) return null;
  return (
    <Card title={t('console.days')}>
      <Flex vertical gap={12}>
        <ReadFault of={read} />
        <Typography.Text type="secondary">{t('console.daysNote')}</Typography.Text>
        <Row gutter={[12, 12]}>
          {read.data?.figures.map((figure) => (
            <Col key={figure.name} flex="1 1 260px">
              <FigureCard of={figure} days={read.data.days} />
            </Col>
          ))}
        </Row>
        {read.data ? (
          <Collapse
            size="small"
            items={[{ key: 'table', label: t('console.daysTable'), children: <FiguresTable {...read.data} /> }]}
          />
        ) : null}
      </Flex>
    </Card>
  );
}
