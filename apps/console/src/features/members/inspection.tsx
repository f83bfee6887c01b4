import { MEMBER_TONES } from '@greenhall/domain/members/status';
import type { Reply } from '@greenhall/client/ask';
import { Descriptions, Flex, Tabs } from 'antd';
import { useState } from 'react';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { useMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Balances } from './balances.tsx';
import { Bill } from './bill.tsx';
import { LinkedAccounts } from './linked.tsx';
import { ShareOrders, Trades } from './orders.tsx';
import { Place } from './place.tsx';

type Inspected = Reply<'members.inspect'>;

/** Who the member is; phone and e-mail are shown in full by an act of its own. */
function Profile({ data, reason }: { readonly data: Inspected; readonly reason: string }) {
  const { t, dateTime, figure } = useTexts();
  const { id } = data;
  const may = useMay();
  const [full, setFull] = useState<{ readonly phone: string | null; readonly email: string | null }>();
  const unmask = useAct((write) => write('members.unmask', { params: { id }, body: { reason } }).then(setFull));
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
            children: <ToneTag tone={MEMBER_TONES[data.status]}>{t(`console.member.${data.status}`)}</ToneTag>,
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
          quiet
          onDecide={() => unmask.mutateAsync(undefined)}
        />
      )}
    </Flex>
  );
}

/**
 * An inspection of a member: its reason is recorded and shown to the member. The parts of the account are read as they are
 * opened, because each reading is logged.
 */
export function Inspection({ id, reason }: { readonly id: string; readonly reason: string }) {
  const { t } = useTexts();
  const may = useMay();
  const member = useRead('members.inspect', { params: { id }, query: { reason } }, { isReadOnce: true });
  if (!member.data) return <ReadState of={member} />;
  const profile = <Profile data={member.data} reason={reason} />;
  if (!may('wallet.deskBalances')) return profile;
  return (
    <Tabs
      destroyOnHidden
      items={[
        { key: 'profile', label: t('console.profile'), children: profile },
        { key: 'balances', label: t('console.balances'), children: <Balances id={id} /> },
        { key: 'bill', label: t('wallet.billTitle'), children: <Bill id={id} /> },
        { key: 'tree', label: t('network.tree'), children: <Place id={id} /> },
        { key: 'links', label: t('network.linkTitle'), children: <LinkedAccounts id={id} /> },
        { key: 'trades', label: t('console.orders'), children: <Trades id={id} /> },
        { key: 'shares', label: t('console.queue'), children: <ShareOrders id={id} /> },
      ]}
    />
  );
}
