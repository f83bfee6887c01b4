import { MEMBER_TONES } from '@greenhall/domain/members/status';
import { Button, Flex, Input } from 'antd';
import { api } from '../../kit/api.ts';
import { ReasonButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { InspectDrawer } from '../../kit/inspect-drawer.tsx';
import { Opened } from '../../kit/lists/above.tsx';
import { useOpened } from '../../kit/lists/opened.ts';
import { goTo, placeWith, useLocation } from '../../kit/location.ts';
import { queries } from '../../kit/query.ts';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { pressedBy } from '../../kit/keyboard/row-keys.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { FactorReset } from './factor-reset.tsx';
import { Inspection } from './inspection.tsx';

type Row = Awaited<ReturnType<typeof api<'members.list'>>>['items'][number];

/** Opens the login of a member whom wrong passwords keep out. */
function UnlockLogin({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const unlock = useAct((write, reason: string) =>
    write('identity.unlockLogin', { params: { id }, body: { reason } }).then(() =>
      queries.invalidateQueries({ queryKey: ['members.list'] }),
    ),
  );
  return <ReasonButton label={t('console.unlockLogin')} onReason={(reason) => unlock.mutateAsync(reason)} />;
}

function Inspector({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <InspectDrawer title={row.userid} hint={t('console.inspectHint')} size={960} onClose={onClose}>
      {(reason) => <Inspection id={row.id} reason={reason} />}
    </InspectDrawer>
  );
}

export default function Members() {
  const { t, figure } = useTexts();
  const { path, query } = useLocation();
  const search = query.get('search') ?? '';
  const { open } = useOpened();
  return (
    <Flex vertical gap={16}>
      <Input.Search
        key={search}
        defaultValue={search}
        aria-label={t('console.search')}
        placeholder={t('console.searchHint')}
        allowClear
        enterButton={t('console.search')}
        onSearch={(text) => goTo(text.trim() === '' ? path : placeWith(path, 'search', text.trim()))}
        style={{ maxWidth: 480 }}
      />
      <DeskTable<Row>
        name={['members.list', search]}
        read={(cursor) => api('members.list', { body: { search, cursor } })}
        rowKey={(row) => row.id}
        renderBesides={(rows) => <Opened rows={rows} above={{ reads: 'members.inspect', Shown: Inspector }} />}
        columns={[
          { title: t('console.number'), dataIndex: 'id' },
          { title: t('console.username'), dataIndex: 'userid' },
          {
            title: t('console.state'),
            render: (_, row) => <ToneTag tone={MEMBER_TONES[row.status]}>{t(`console.member.${row.status}`)}</ToneTag>,
          },
          { title: t('console.level'), render: (_, row) => `V${row.level}` },
          { title: t('console.nodeFuel'), align: 'right', render: (_, row) => figure(row.nodeFuel) },
          { title: t('console.joined'), render: (_, row) => <Time at={row.joinedAt} /> },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <Flex gap={8}>
                <IfMay route="members.inspect">
                  <Button {...pressedBy('Enter')} onClick={() => open(row.id)}>
                    {t('console.inspect')}
                  </Button>
                </IfMay>
                <IfMay route="identity.proposeFactorReset">
                  <FactorReset id={row.id} />
                </IfMay>
                {row.isLocked ? (
                  <IfMay route="identity.unlockLogin">
                    <UnlockLogin id={row.id} />
                  </IfMay>
                ) : null}
              </Flex>
            ),
          },
        ]}
      />
    </Flex>
  );
}
