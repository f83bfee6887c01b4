import { MEMBER_TONES } from '@greenhall/domain/members/status';
import { Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Shows phone and e-mail in full, by an act of its own that the member is told of. */
function Unmask({ member, onShown }: { readonly member: string; readonly onShown: (contact: Contact) => void }) {
  const { t } = useTexts();
  const unmask = useAct((write) => write('members.unmask', { params: { id: member } }).then(onShown));
  return (
    <DecisionButton
      label={t('console.unmask')}
      question={t('console.unmaskHint')}
      quiet
      onDecide={() => unmask.mutateAsync(undefined)}
    />
  );
}

/** Who an inspected member is, phone and e-mail masked. */
export function Profile({ inspection }: { readonly inspection: string }) {
  const { t, dateTime, figure } = useTexts();
  const may = useMay();
  const [full, setFull] = useState<Contact>();
  const read = useRead('members.deskProfile', { params: { inspection } }, { isReadOnce: true });
  if (!read.data) return <ReadState of={read} />;
  const { data } = read;
  const contact = full ?? data;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={read} />
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
        <div>
          <Unmask member={data.id} onShown={setFull} />
        </div>
      )}
    </Flex>
  );
}
