import { INSPECTION_REASON } from '@greenhall/domain/members/inspection';
import { Alert, Button, Descriptions, Drawer, Flex, Form, Input, Popconfirm, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { AskText } from '../../app/ask-text.tsx';
import { failureText, useAct } from '../../app/failure.tsx';
import { PagedTable } from '../../app/paged-table.tsx';
import { IfMay, useMay } from '../../app/rights.tsx';
import { useTexts } from '../../app/texts.ts';
import { useRead } from '../../app/use-read.ts';

type Row = Awaited<ReturnType<typeof api<'members.list'>>>['items'][number];

/** A look into a member's account: its reason is recorded and shown to the member. */
function Inspection({ id, reason }: { readonly id: string; readonly reason: string }) {
  const texts = useTexts();
  const { t, dateTime, figure } = texts;
  const member = useRead('members.inspect', { params: { id }, query: { reason } }, { held: true });
  const may = useMay();
  const [full, setFull] = useState<{ readonly phone: string | null; readonly email: string | null }>();
  const unmask = useAct((write) => write('members.unmask', { params: { id }, body: { reason } }).then(setFull));
  if (member.isPending) return <Skeleton active />;
  if (member.error) return <Alert type="error" title={failureText(texts, member.error)} />;
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
          { key: 'state', label: t('console.state'), children: t(`console.member.${data.status}`) },
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
        <Popconfirm
          title={t('console.unmaskHint')}
          okText={t('console.unmask')}
          onConfirm={() => unmask.mutate(undefined)}
        >
          <Button loading={unmask.isPending}>{t('console.unmask')}</Button>
        </Popconfirm>
      )}
    </Flex>
  );
}

/** Opens the login of a member whom wrong passwords keep out. */
function UnlockLogin({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const unlock = useAct((write, reason: string) => write('identity.unlockLogin', { params: { id }, body: { reason } }));
  return (
    <AskText button={t('console.unlockLogin')} label={t('console.reason')} onText={(reason) => unlock.mutate(reason)} />
  );
}

function Inspector({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const reasonLabel = t('console.inspectReason', { min: INSPECTION_REASON.min });
  return (
    <Drawer open title={row.userid} onClose={onClose} size={420}>
      {reason ? (
        <Inspection id={row.id} reason={reason} />
      ) : (
        <Form
          layout="vertical"
          requiredMark={false}
          onFinish={(fields: { reason: string }) => setReason(fields.reason)}
        >
          <Alert type="info" title={t('console.inspectHint')} style={{ marginBottom: 16 }} />
          <Form.Item
            name="reason"
            label={reasonLabel}
            rules={[{ required: true, whitespace: true, min: INSPECTION_REASON.min, message: reasonLabel }]}
          >
            <Input maxLength={200} />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            {t('console.inspect')}
          </Button>
        </Form>
      )}
    </Drawer>
  );
}

export default function Members() {
  const { t, dateTime, figure } = useTexts();
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
      <PagedTable<Row>
        name={['members.list', search]}
        read={(cursor) => api('members.list', { query: { search, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'id' },
          { title: t('console.username'), dataIndex: 'userid' },
          { title: t('console.state'), render: (_, row) => <Tag>{t(`console.member.${row.status}`)}</Tag> },
          { title: t('console.level'), render: (_, row) => `V${row.level}` },
          { title: t('console.nodeFuel'), align: 'right', render: (_, row) => figure(row.nodeFuel) },
          { title: t('console.joined'), render: (_, row) => dateTime(row.joinedAt) },
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
      {chosen ? <Inspector row={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Flex>
  );
}
