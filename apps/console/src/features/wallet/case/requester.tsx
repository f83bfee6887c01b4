import type { Reply } from '@greenhall/client/route-input';
import type { VerificationLevel } from '@greenhall/domain/verification/level';
import { Button, Card, Descriptions, Flex } from 'antd';
import { links, placeWith } from '../../../kit/location.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';

type Requester = Reply<'wallet.withdrawalCase'>['requester'];

/** Who has made a request, and what it is judged by: level, limit and restrictions. */
export function RequesterCard({
  member,
  name,
  of: { level, limit, requested, left, restrictions },
}: {
  readonly member: string;
  readonly name: string;
  readonly of: Requester;
}) {
  const { t, figure, dateTime } = useTexts();
  const who = `${name} (${member})`;
  const usdt = (value: string) => `${figure(value)} USDT`;
  return (
    <Card
      size="small"
      title={who}
      extra={
        <IfMay route="members.list">
          <Button type="link" size="small" href={`#${placeWith(links.members, 'search', member)}`}>
            {t('console.show')}
          </Button>
        </IfMay>
      }
    >
      <Flex vertical gap={8}>
        <Descriptions
          column={1}
          bordered
          size="small"
          items={[
            {
              key: 'level',
              label: t('verification.level', { level: String(level) }),
              children: t(`verification.level.${level as VerificationLevel}`),
            },
            { key: 'limit', label: t('console.case.limit'), children: usdt(limit) },
            { key: 'requested', label: t('console.case.requested'), children: usdt(requested) },
            { key: 'left', label: t('console.case.left'), children: usdt(left) },
          ]}
        />
        {restrictions.map(({ kind, until }) => (
          <ToneTag key={kind} tone="bad">
            {`${t(`console.restriction.${kind}`)} · ${t('console.case.until', { time: dateTime(until) })}`}
          </ToneTag>
        ))}
      </Flex>
    </Card>
  );
}
