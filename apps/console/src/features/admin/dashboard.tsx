import type { Reply } from '@greenhall/client/route-input';
import { SWITCHES, type SwitchName } from '@greenhall/domain/admin/switches';
import { Button, Card, Col, Flex, Row, Space, Statistic } from 'antd';
import { SwitchButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { links } from '../../kit/location.ts';
import { notifiedOf } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { LineOrders } from './line-orders.tsx';
import { Alarms } from './overview/alarms.tsx';
import { LastDays } from './overview/days.tsx';
import { Queues } from './overview/queues.tsx';
import { Solvency } from './overview/solvency.tsx';

type Board = Reply<'admin.dashboard'>;

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
    notifiedOf,
  );
  return (
    <Card title={t('console.switches')}>
      <ReadFault of={switches} />
      {SWITCHES.map((name) => (
        <Flex key={name} justify="space-between" align="center" gap={8} wrap className="px-0 py-2">
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

export default function Dashboard() {
  const { t, number, money } = useTexts();
  const may = useMay();
  const board = useRead('admin.dashboard', {}, { every: 15_000 });
  if (!board.data) return <ReadState of={board} />;
  const { members, alarms, acknowledged, orders, backing } = board.data;
  const figures = [
    ['console.pendingMembers', members.pending, links.members, 'members.list'],
    ['console.activeMembers', members.active, links.members, 'members.list'],
  ] as const;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={board} />
      <Alarms alarms={alarms} acknowledged={acknowledged} />
      <Queues />
      <LastDays />
      <Row gutter={[16, 16]}>
        {figures.map(([label, value, to, route]) => (
          <Col key={label} flex="1 1 180px">
            <Card>
              <Statistic title={t(label)} value={value} formatter={() => number(value)} />
              {may(route) ? (
                <Button type="link" href={`#${to}`} className="px-0" aria-label={`${t('console.show')} · ${t(label)}`}>
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
            <IfMay route="proof.whole">
              <Solvency />
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
