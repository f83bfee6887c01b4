import type { Reply } from '@greenhall/client/route-input';
import { deviceName } from '@greenhall/domain/identity/device';
import { Card, Flex } from 'antd';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useRead } from '../../kit/use-read.ts';
import { AuthenticatorChange } from './authenticator-change.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Row = Reply<'admin.sessions'>['items'][number];

function EndSession({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const end = useAct((write) => write('admin.endSession', { params: { id } }));
  return (
    <DecisionButton
      label={t('ownAccount.end')}
      question={t('ownAccount.sureEnd')}
      quiet
      onDecide={() => end.mutateAsync()}
    />
  );
}

function EndOthers() {
  const { t } = useTexts();
  const end = useAct((write) => write('admin.endOtherSessions'));
  return (
    <DecisionButton
      label={t('ownAccount.endOthers')}
      question={t('ownAccount.sureOthers')}
      quiet
      onDecide={() => end.mutateAsync()}
    />
  );
}

/** Where the operator is signed in; each session but this one can be ended. */
function Sessions() {
  const { t } = useTexts();
  const sessions = useRead('admin.sessions', {});
  if (!sessions.data) return <ReadState of={sessions} />;
  const { items } = sessions.data;
  return (
    <Card title={t('ownAccount.sessions')} extra={items.some(({ current }) => !current) ? <EndOthers /> : null}>
      <ReadFault of={sessions} />
      <RowTable<Row>
        rows={items}
        rowKey={({ id }) => id}
        isSmall
        columns={[
          {
            title: t('ownAccount.device'),
            render: (_, { device, current }) => (
              <Flex gap={8} wrap>
                {deviceName(device) || t('ownAccount.unknown')}
                {current ? <ToneTag tone="good">{t('ownAccount.current')}</ToneTag> : null}
              </Flex>
            ),
          },
          { title: t('console.network'), dataIndex: 'network' },
          { title: t('ownAccount.since'), render: (_, { createdAt }) => <Time at={createdAt} /> },
          { title: t('ownAccount.used'), render: (_, { seenAt }) => <Time at={seenAt} /> },
          {
            title: t('console.acts'),
            render: (_, { id, current }) => (current ? null : <EndSession id={id} />),
          },
        ]}
      />
    </Card>
  );
}

/** The operator's own account: its password, its authenticator, its passkeys, its recovery codes and its sessions. */
export default function Account() {
  const { t } = useTexts();
  return (
    <Flex vertical gap={16}>
      <Card title={t('console.password')}>
        <PasswordChange />
      </Card>
      <AuthenticatorChange />
      <Passkeys />
      <RecoveryCodes />
      <Sessions />
    </Flex>
  );
}
