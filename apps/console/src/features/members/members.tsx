import type { Reply } from '@greenhall/client/route-input';
import { MEMBER_TONES } from '@greenhall/domain/members/status';
import { Button, Flex } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { goTo, links, placeWith, useLocation } from '../../kit/location.ts';
import { IfMay } from '../../kit/rights.tsx';
import { SearchField } from '../../kit/forms/search-field.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { pressedBy } from '../../kit/keyboard/row-keys.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { MemberPage } from './member.tsx';
import { useMemberPlace } from './parts.ts';
import { UnlockLogin } from './unlock-login.tsx';

type Row = Reply<'members.list'>['items'][number];

/** The members, found by what is typed. */
function MemberList() {
  const { t, figure } = useTexts();
  const { path, query } = useLocation();
  const search = query.get('search') ?? '';
  return (
    <Flex vertical gap={16}>
      <SearchField
        key={search}
        label={t('console.search')}
        hint={t('console.searchHint')}
        value={search}
        max={120}
        button={t('console.search')}
        width="w-120"
        onSearch={(text) => goTo(text === '' ? path : placeWith(path, 'search', text))}
      />
      <DeskTable<Row>
        name={['members.list', search]}
        read={(cursor) => api('members.list', { body: { search, cursor } })}
        rowKey={(row) => row.id}
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
                <Button
                  {...pressedBy('Enter')}
                  aria-label={`${t('console.memberOpen')} ${row.userid}`}
                  onClick={() => goTo(placeWith(links.members, 'member', row.id))}
                >
                  {t('console.memberOpen')}
                </Button>
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

/** The members, or the one that the address names. */
export default function Members() {
  const { member } = useMemberPlace();
  return member === null ? <MemberList /> : <MemberPage key={member} id={member} />;
}
