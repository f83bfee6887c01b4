import type { Reply } from '@greenhall/client/route-input';
import type { ReportName } from '@greenhall/contract/admin/reports';
import { Button, Card, Col, Empty, Flex, Input, Row, Segmented, Typography } from 'antd';
import { use, useState } from 'react';
import { goTo, links, placeAsked, useLocation } from '../../../kit/location.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { NameContext, useMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { Balance, DoneTable, Flows, Movements, WorkTable } from './tables.tsx';

type Report = Reply<'admin.report'>;

const VIEWS = ['balance', 'flows', 'fees', 'trading', 'shop', 'work'] as const;
type View = (typeof VIEWS)[number];

interface Asked {
  readonly view: View;
  readonly from: string;
  readonly to: string;
}

/** What the address asks for: the month of the last closed day, where it asks for nothing. */
function useAskedReport({ first, last }: { readonly first: string; readonly last: string }): Asked {
  const { query } = useLocation();
  const begins = `${last.slice(0, 8)}01`;
  return {
    view: VIEWS.find((one) => one === query.get('view')) ?? 'balance',
    from: query.get('from') ?? (begins < first ? first : begins),
    to: query.get('to') ?? last,
  };
}

/** Saves one report as it is shown. */
function CsvButton({
  report,
  name,
  of: { from, to },
}: {
  readonly report: ReportName | 'work';
  /** Named where there are several of them. */
  readonly name?: string;
  readonly of: Asked;
}) {
  const { t } = useTexts();
  const query = new URLSearchParams({ from, to });
  const path = report === 'work' ? '/api/admin/work/file' : `/api/admin/reports/${report}/file`;
  return (
    <Button href={`${path}?${query.toString()}`} download>
      {name === undefined ? t('reports.csv') : t('reports.csvOf', { name })}
    </Button>
  );
}

/** Fees stand beside the bonuses that are paid out of them. */
function FeesAndBonuses({ of, asked }: { readonly of: Report; readonly asked: Asked }) {
  const { t } = useTexts();
  const parts = [
    ['fees', t('reports.feesPart')],
    ['bonuses', t('reports.bonuses')],
  ] as const;
  return (
    <Row gutter={[16, 16]}>
      {parts.map(([report, name]) => (
        <Col key={report} xs={24} xxl={12}>
          <Card title={name} size="small" extra={<CsvButton report={report} name={name} of={asked} />}>
            <Movements of={of[report]} />
          </Card>
        </Col>
      ))}
    </Row>
  );
}

/** What operators did, for who reads the log. */
function OperatorsWork({ asked }: { readonly asked: Asked }) {
  const { t } = useTexts();
  const { from, to } = asked;
  const work = useRead('admin.work', { query: { from, to } });
  if (!work.data) return <ReadState of={work} />;
  return (
    <Flex vertical gap={12}>
      <ReadFault of={work} />
      <Flex justify="end">
        <CsvButton report="work" of={asked} />
      </Flex>
      <Card size="small" title={t('reports.done')}>
        <Flex vertical gap={12}>
          <Typography.Text type="secondary">{t('reports.doneNote')}</Typography.Text>
          <DoneTable of={work.data.done} />
        </Flex>
      </Card>
      <Card size="small" title={t('reports.acts')}>
        <WorkTable of={work.data.items} />
      </Card>
    </Flex>
  );
}

/** What was asked for, and who prints it when, on paper alone. */
function PrintedBy({ of: { view, from, to } }: { readonly of: Asked }) {
  const { t, day, dateTime } = useTexts();
  const operator = use(NameContext);
  const [at] = useState(() => new Date().toISOString());
  return (
    <p className="on-paper">
      {t('reports.printed', { report: t(`reports.${view}`), first: day(from), last: day(to) })} · {operator} ·{' '}
      {dateTime(at)}
    </p>
  );
}

function Sums({ asked }: { readonly asked: Asked }) {
  const { from, to } = asked;
  const report = useRead('admin.report', { query: { from, to } });
  if (!report.data) return <ReadState of={report} />;
  return (
    <>
      <ReadFault of={report} />
      <Shown of={report.data} asked={asked} />
    </>
  );
}

function Shown({ of, asked }: { readonly of: Report; readonly asked: Asked }) {
  const { view } = asked;
  if (view === 'fees') return <FeesAndBonuses of={of} asked={asked} />;
  return (
    <Flex vertical gap={12}>
      <Flex justify="end">
        <CsvButton report={view} of={asked} />
      </Flex>
      {view === 'balance' ? <Balance of={of.accounts} /> : null}
      {view === 'flows' ? <Flows of={of.accounts} /> : null}
      {view === 'trading' || view === 'shop' ? <Movements of={of[view]} /> : null}
    </Flex>
  );
}

function Chosen({ first, last }: { readonly first: string; readonly last: string }) {
  const { t, day } = useTexts();
  const asked = useAskedReport({ first, last });
  const { view } = asked;
  const may = useMay();
  const ask = (next: Partial<Asked>) => goTo(placeAsked(links.reports, { ...asked, ...next }));
  const dayField = (name: 'from' | 'to') => (
    <Input
      type="date"
      aria-label={t(`reports.${name}`)}
      prefix={t(`reports.${name}`)}
      className="max-w-70"
      min={first}
      {...(view === 'work' ? {} : { max: last })}
      value={asked[name]}
      onChange={({ target: { value } }) => (value === '' ? undefined : ask({ [name]: value }))}
    />
  );
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">
        {t('reports.note')} {t('reports.closed', { first: day(first), last: day(last) })}
      </Typography.Text>
      <Flex gap={8} wrap>
        {dayField('from')}
        {dayField('to')}
        <Segmented<View>
          aria-label={t('reports.title')}
          value={view}
          onChange={(next) => ask({ view: next })}
          options={VIEWS.filter((value) => value !== 'work' || may('admin.work')).map((value) => ({
            value,
            label: t(`reports.${value}`),
          }))}
        />
        <Button onClick={() => print()}>{t('reports.print')}</Button>
      </Flex>
      <PrintedBy of={asked} />
      {view === 'work' ? <OperatorsWork asked={asked} /> : <Sums asked={asked} />}
    </Flex>
  );
}

/** What closed days came to, of a period that is chosen. */
export default function Reports() {
  const { t } = useTexts();
  const days = useRead('admin.closedDays', {});
  if (!days.data) return <ReadState of={days} />;
  const { first, last } = days.data;
  return (
    <Card>
      {first === null || last === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('reports.none')} />
      ) : (
        <Chosen first={first} last={last} />
      )}
    </Card>
  );
}
