import type { Reply } from '@greenhall/client/route-input';
import { MEMBER_TONES } from '@greenhall/domain/members/status';
import { Button, Card, Descriptions, Flex, Typography } from 'antd';
import { CaseTimeline } from '../../kit/case/timeline.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { goTo, links, placeWith } from '../../kit/location.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import { FactorReset } from './factor-reset.tsx';
import { Inside } from './inside.tsx';
import { Investigations } from './investigations.tsx';
import { UnlockLogin } from './unlock-login.tsx';

type Member = Reply<'members.deskMember'>;
type Restriction = NonNullable<Member['restrictions']>[number];

function Head({ of: { id, userid, status, isLocked } }: { readonly of: Member }) {
  const { t } = useTexts();
  return (
    <Flex gap={12} wrap align="center">
      <Button onClick={() => goTo(links.members)}>{t('console.memberBack')}</Button>
      <Typography.Text strong>{`${userid} (${id})`}</Typography.Text>
      <ToneTag tone={MEMBER_TONES[status]}>{t(`console.member.${status}`)}</ToneTag>
      {isLocked ? (
        <IfMay route="identity.unlockLogin">
          <UnlockLogin id={id} />
        </IfMay>
      ) : null}
      <IfMay route="identity.proposeFactorReset">
        <FactorReset id={id} />
      </IfMay>
    </Flex>
  );
}

/** What is restricted of the member now, with the way to where that is set and ended. */
function Restrictions({ member, rows }: { readonly member: string; readonly rows: readonly Restriction[] }) {
  const { t } = useTexts();
  return (
    <Card
      title={t('console.restrictions')}
      extra={<a href={`#${placeWith(links.restrictions, 'member', member)}`}>{t('console.show')}</a>}
    >
      {rows.length === 0 ? (
        t('console.restrictedNothing')
      ) : (
        <RowTable<Restriction>
          isSmall
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { title: t('console.restrictedWhat'), render: (_, { kind }) => t(`console.restriction.${kind}`) },
            { title: t('console.reason'), dataIndex: 'reason' },
            { title: t('console.time'), render: (_, { at }) => <Time at={at} /> },
            { title: t('console.until'), render: (_, { until }) => <Time at={until} /> },
          ]}
        />
      )}
    </Card>
  );
}

/** A member: what stands open, and what is looked into with a reason. */
export function MemberPage({ id }: { readonly id: string }) {
  const { t, figure, dateTime } = useTexts();
  const found = useRead('members.deskMember', { params: { id } }, { every: 15_000 });
  if (!found.data) return <ReadState of={found} />;
  const of = found.data;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={found} />
      <Head of={of} />
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, sm: 3 }}
        items={[
          { key: 'level', label: t('console.level'), children: `V${of.level} (V${of.bought})` },
          { key: 'fuel', label: t('console.nodeFuel'), children: figure(of.nodeFuel) },
          { key: 'joined', label: t('console.joined'), children: dateTime(of.joinedAt) },
        ]}
      />
      {of.restrictions === null ? null : <Restrictions member={id} rows={of.restrictions} />}
      <Inside of={of} />
      {of.investigations === null ? null : <Investigations member={id} rows={of.investigations} />}
      <CaseTimeline kind="member" id={id} stepWord={(name) => t.find(`console.${name}`)} />
    </Flex>
  );
}
