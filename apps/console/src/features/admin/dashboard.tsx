import { SWITCHES, type SwitchName } from '@greenhall/domain/admin/switches';
import { Alert, Button, Card, Col, Flex, Row, Space, Statistic, Typography } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import type { api } from '../../kit/api.ts';
import { SwitchButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { links } from '../../kit/location.ts';
import { countText, placeOf, useQueues } from '../../kit/queues.ts';
import { toldOf } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { LineOrders } from './line-orders.tsx';

type Report = Awaited<ReturnType<typeof api<'admin.checkLedger'>>>;
type Board = Awaited<ReturnType<typeof api<'admin.dashboard'>>>;

function Checks() {
  const texts = useTexts();
  const { t } = texts;
  const [report, setReport] = useState<Report>();
  const check = useAct((write) => write('admin.checkLedger').then(setReport));
  const broken = report?.checks.filter((one) => !one.clean) ?? [];
  return (
    <Card
      title={t('console.checks')}
      extra={
        <Button onClick={() => check.mutate(undefined)} loading={check.isPending}>
          {t('console.checkNow')}
        </Button>
      }
    >
      <ActFailure of={check} />
      {report?.clean ? (
        <Alert type="success" title={t('console.checksClean', { count: report.checks.length })} />
      ) : null}
      {broken.map((one) => (
        <Alert
          key={one.name}
          type="error"
          title={one.name}
          description={one.found.join(' · ')}
          style={{ marginBottom: 8 }}
        />
      ))}
      {report ? null : <Typography.Text type="secondary">{t('console.checksHint')}</Typography.Text>}
    </Card>
  );
}

function IsOn({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTexts();
  return <ToneTag tone={isOn ? 'good' : 'bad'}>{t(isOn ? 'console.on' : 'console.off')}</ToneTag>;
}

function Switches() {
  const { t } = useTexts();
  const may = useMay();
  const switches = useRead('admin.switches', {});
  const set = useAct(
    (write, { name, ...body }: { name: SwitchName; on: boolean; reason: string }) =>
      write('admin.setSwitch', { params: { name }, body }),
    toldOf,
  );
  return (
    <Card title={t('console.switches')}>
      <ReadFault of={switches} />
      {SWITCHES.map((name) => (
        <Flex key={name} justify="space-between" align="center" gap={8} style={{ padding: '8px 0' }}>
          <span>{t(`console.switch.${name}`)}</span>
          <Space>
            {switches.data ? <IsOn isOn={switches.data[name]} /> : null}
            {may('admin.setSwitch', switches.data?.[name] ? 'alone' : 'propose') ? (
              <SwitchButton
                isOn={switches.data?.[name] ?? false}
                onReason={(reason) => set.mutateAsync({ name, on: !(switches.data?.[name] ?? false), reason })}
              />
            ) : null}
          </Space>
        </Flex>
      ))}
    </Card>
  );
}

function Alarms({ alarms }: { alarms: Board['alarms'] }) {
  const { t, dateTime } = useTexts();
  return alarms.length === 0 ? null : (
    <Card title={t('console.alarms')}>
      <Flex vertical gap={8}>
        {alarms.map(({ name, raised, lastAt, detail }) => (
          <Alert
            key={`${name} ${lastAt}`}
            type="error"
            showIcon
            title={
              <>
                <strong>{t(`console.alarm.${name}`)}</strong>{' '}
                {t('console.alarmRaised', { count: raised, time: dateTime(lastAt) })}
                {Object.values(detail).map((value) => ` · ${String(value)}`)}
              </>
            }
          />
        ))}
      </Flex>
    </Card>
  );
}

/** What waits for the operator, each with its list. */
function Queues() {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const queues = useQueues();
  const waiting = queues.data?.items.filter((one) => one.waiting > 0) ?? [];
  return (
    <Card title={t('console.queues')}>
      <ReadFault of={queues} />
      {queues.data && waiting.length === 0 ? (
        <Typography.Text type="secondary">{t('console.queuesEmpty')}</Typography.Text>
      ) : null}
      <Row gutter={[16, 16]}>
        {waiting.map(({ name, waiting: count, oldest }) => (
          <Col key={name} flex="1 1 220px">
            <Statistic title={t(`console.queue.${name}`)} value={count} formatter={() => countText(texts, count)} />
            {oldest === null ? null : (
              <Typography.Text type="secondary">{t('console.queueOldest', { time: dateTime(oldest) })}</Typography.Text>
            )}
            <div>
              <Button
                type="link"
                href={`#${placeOf(name)}`}
                style={{ paddingInline: 0 }}
                aria-label={`${t('console.show')} · ${t(`console.queue.${name}`)}`}
              >
                {t('console.show')}
              </Button>
            </div>
          </Col>
        ))}
      </Row>
    </Card>
  );
}

export default function Dashboard() {
  const texts = useTexts();
  const { t, number, money } = texts;
  const may = useMay();
  const board = useRead('admin.dashboard', {}, { every: 15_000 });
  if (!board.data) return <ReadState of={board} />;
  const { members, alarms, orders, backing } = board.data;
  const figures = [
    ['console.pendingMembers', members.pending, links.members, 'members.list'],
    ['console.activeMembers', members.active, links.members, 'members.list'],
  ] as const;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={board} />
      <Alarms alarms={alarms} />
      <Queues />
      <Row gutter={[16, 16]}>
        {figures.map(([label, value, to, route]) => (
          <Col key={label} flex="1 1 180px">
            <Card>
              <Statistic title={t(label)} value={value} formatter={() => number(value)} />
              {may(route) ? (
                <Button
                  type="link"
                  href={`#${to}`}
                  style={{ paddingInline: 0 }}
                  aria-label={`${t('console.show')} · ${t(label)}`}
                >
                  {t('console.show')}
                </Button>
              ) : null}
            </Card>
          </Col>
        ))}
      </Row>
      <LineOrders orders={orders} />
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={14}>
          <Card title={t('console.backing')}>
            <RowTable<Board['backing'][number]>
              isSmall
              rows={backing}
              rowKey={(row) => `${row.name}${row.coin}`}
              columns={[
                { title: t('console.account'), render: (_, row) => t.find(`console.account.${row.name}`) ?? row.name },
                { title: t('wallet.coin'), dataIndex: 'coin', render: (coin: string) => coin.toUpperCase() },
                { title: t('console.amount'), align: 'right', render: (_, row) => money(row.amount) },
              ]}
            />
          </Card>
        </Col>
        <Col xs={24} lg={10}>
          <Flex vertical gap={16}>
            <IfMay route="admin.checkLedger">
              <Checks />
            </IfMay>
            <IfMay route="admin.switches">
              <Switches />
            </IfMay>
          </Flex>
        </Col>
      </Row>
    </Flex>
  );
}
