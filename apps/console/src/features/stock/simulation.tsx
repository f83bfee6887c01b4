import type { Reply } from '@greenhall/client/route-input';
import { ColorType, createChart, LineSeries, type UTCTimestamp } from 'lightweight-charts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, InputNumber, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../kit/api.ts';
import { RowTable } from '../../kit/desk-table.tsx';
import { failureText } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { type Token, tokenValue } from '../../kit/tokens.ts';
import type { Plan } from './plan.ts';

type Month = Reply<'stock.simulatePlan'>['items'][number];
const COURSES = ['growth', 'stall', 'run'] as const;
const DAY_SECONDS = 86_400;

/** A course as lines: the exact figures stand in the table below. */
function Chart({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const names = { price: t('console.price'), median: t('console.median'), tenth: t('console.tenth') };
  const labels = JSON.stringify(names);
  useEffect(() => {
    if (!box.current) return;
    const chart = createChart(box.current, {
      autoSize: true,
      layout: {
        background: { type: ColorType.Solid, color: 'transparent' },
        textColor: tokenValue('--ink-2'),
        attributionLogo: false,
      },
      grid: { vertLines: { color: tokenValue('--line') }, horzLines: { color: tokenValue('--line') } },
      rightPriceScale: { visible: true },
      leftPriceScale: { visible: true },
    });
    const title = JSON.parse(labels) as typeof names;
    const line = (name: keyof typeof names, color: Token, scale: 'left' | 'right') =>
      chart
        .addSeries(LineSeries, { title: title[name], color: tokenValue(color), lineWidth: 2, priceScaleId: scale })
        .setData(
          months.map((month) => ({ time: (month.day * DAY_SECONDS) as UTCTimestamp, value: Number(month[name]) })),
        );
    line('price', '--up', 'right');
    line('median', '--info', 'left');
    line('tenth', '--down', 'left');
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [months, labels]);
  return <div ref={box} aria-hidden className="h-70" />;
}

function Months({ months }: { readonly months: readonly Month[] }) {
  const { t, figure, percent } = useTexts();
  const paid = (bp: number | null) => (bp === null ? '—' : percent(bp));
  return (
    <RowTable<Month>
      isSmall
      rows={months}
      rowKey={(row) => String(row.day)}
      columns={[
        { title: t('console.day'), dataIndex: 'day' },
        { title: t('console.members'), render: (_, row) => `${row.members} (${row.closed})` },
        { title: t('console.price'), align: 'right', render: (_, row) => figure(row.price) },
        { title: t('console.reserve'), align: 'right', render: (_, row) => figure(row.reserve) },
        { title: t('console.outstanding'), align: 'right', render: (_, row) => figure(row.outstanding) },
        { title: t('console.queue'), align: 'right', render: (_, row) => figure(row.queue) },
        { title: t('console.onOffer'), align: 'right', render: (_, row) => figure(row.onOffer) },
        { title: t('console.collision'), align: 'right', render: (_, row) => paid(row.collisionPaidBp) },
        { title: t('console.leadership'), align: 'right', render: (_, row) => paid(row.leadershipPaidBp) },
        { title: t('console.median'), align: 'right', render: (_, row) => figure(row.median) },
        { title: t('console.tenth'), align: 'right', render: (_, row) => figure(row.tenth) },
      ]}
    />
  );
}

/** Growth, stall and run on the bank under a plan. The people are made up; the law is not. */
export function Simulation({ plan }: { readonly plan: Plan }) {
  const texts = useTexts();
  const { t } = texts;
  const [course, setCourse] = useState<(typeof COURSES)[number]>('growth');
  const [members, setMembers] = useState(2_000);
  const run = useMutation({
    mutationFn: () => api('stock.simulatePlan', { body: { plan, course, members, days: 365 } }),
  });
  return (
    <Card title={t('console.simulation')}>
      <Flex vertical gap={16}>
        <Alert type="info" title={t('console.simulationNote')} />
        <Flex gap={12} wrap align="center">
          <Segmented
            aria-label={t('console.course')}
            value={course}
            onChange={setCourse}
            options={COURSES.map((value) => ({ value, label: t(`console.course.${value}`) }))}
          />
          <InputNumber
            aria-label={t('console.members')}
            min={100}
            max={10_000}
            step={100}
            value={members}
            onChange={(value) => setMembers(value ?? 100)}
          />
          <Button type="primary" loading={run.isPending} onClick={() => run.mutate()}>
            {t('console.simulate')}
          </Button>
        </Flex>
        {run.error ? <Alert type="error" title={failureText(texts, run.error)} /> : null}
        {run.data ? (
          <>
            <Chart months={run.data.items} />
            <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
              {t('console.chartNotice')}
            </a>
            <Months months={run.data.items} />
          </>
        ) : null}
      </Flex>
    </Card>
  );
}
