import { Button, Descriptions, Flex, Input } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DecisionButton, ReasonButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { InspectDrawer } from '../../kit/inspect-drawer.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';

type Row = Awaited<ReturnType<typeof api<'members.list'>>>['items'][number];

/** A look into a member's account: its reason is recorded and shown to the member. */
function Inspection({ id, reason }: { readonly id: string; readonly reason: string }) {
  const texts = useTexts();
  const { t, dateTime, figure } = texts;
  const member = useRead('members.inspect', { params: { id }, query: { reason } }, { held: true });
  const may = useMay();
  const [full, setFull] = useState<{ readonly phone: string | null; readonly email: string | null }>();
  const unmask = useAct((write) => write('members.unmask', { params: { id }, body: { reason } }).then(setFull));
  if (member.isPending || member.error) return <ReadState of={member} />;
  const { data } = member;
  const contact = full ?? data;
  return (
    <Flex vertical gap={16}>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'id', label: t('console.number'), children: data.id },
          { key: 'name', label: t('console.username'), children: data.userid },
          {
            key: 'state',
            label: t('console.state'),
            children: <StateTag state={data.status}>{t(`console.member.${data.status}`)}</StateTag>,
          },
          { key: 'level', label: t('console.level'), children: `V${data.level} (V${data.bought})` },
          { key: 'fuel', label: t('console.nodeFuel'), children: figure(data.nodeFuel) },
          { key: 'income', label: t('console.income'), children: figure(data.totalIncome) },
          { key: 'height', label: t('console.height'), children: figure(data.effectiveHeight) },
          { key: 'phone', label: t('console.phone'), children: contact.phone ?? '—' },
          { key: 'email', label: t('console.email'), children: contact.email ?? '—' },
          { key: 'joined', label: t('console.joined'), children: dateTime(data.joinedAt) },
        ]}
      />
      {full || !may('members.unmask') ? null : (
        <DecisionButton
          label={t('console.unmask')}
          question={t('console.unmaskHint')}
          busy={unmask.isPending}
          quiet
          onDecide={() => unmask.mutate(undefined)}
        />
      )}
    </Flex>
  );
}

/** Opens the login of a member whom wrong passwords keep out. */
function UnlockLogin({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const unlock = useAct((write, reason: string) => write('identity.unlockLogin', { params: { id }, body: { reason } }));
  return <ReasonButton label={t('console.unlockLogin')} onReason={(reason) => unlock.mutate(reason)} />;
}

export default function Members() {
  const { t, figure } = useTexts();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Row>();
  return (
    <Flex vertical gap={16}>
      <Input.Search
        aria-label={t('console.search')}
        placeholder={t('console.searchHint')}
        allowClear
        enterButton={t('console.search')}
        onSearch={setSearch}
        style={{ maxWidth: 480 }}
      />
      <DeskTable<Row>
        name={['members.list', search]}
        read={(cursor) => api('members.list', { query: { search, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'id' },
          { title: t('console.username'), dataIndex: 'userid' },
          {
            title: t('console.state'),
            render: (_, row) => <StateTag state={row.status}>{t(`console.member.${row.status}`)}</StateTag>,
          },
          { title: t('console.level'), render: (_, row) => `V${row.level}` },
          { title: t('console.nodeFuel'), align: 'right', render: (_, row) => figure(row.nodeFuel) },
          { title: t('console.joined'), render: (_, row) => <Time at={row.joinedAt} /> },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <Flex gap={8}>
                <IfMay route="members.inspect">
                  <Button onClick={() => setChosen(row)}>{t('console.inspect')}</Button>
                </IfMay>
                <IfMay route="identity.unlockLogin">
                  <UnlockLogin id={row.id} />
                </IfMay>
              </Flex>
            ),
          },
        ]}
      />
      {chosen ? (
        <InspectDrawer
          key={chosen.id}
          title={chosen.userid}
          hint={t('console.inspectHint')}
          size={420}
          onClose={() => setChosen(undefined)}
        >
          {(reason) => <Inspection id={chosen.id} reason={reason} />}
        </InspectDrawer>
      ) : null}
    </Flex>
  );
}
