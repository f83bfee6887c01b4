import { readHead } from '@greenhall/contract/proof/file';
import { coverageOf } from '@greenhall/domain/proof/coverage';
import { MEMBER_CLAIMS, type SnapshotHead } from '@greenhall/domain/proof/snapshot';
import { type Amount, amount, formatAmount, plus } from '@greenhall/domain/shared/money';
import { Button, Card, Flex, Typography } from 'antd';
import { links } from '../../../kit/location.ts';
import { ReadFault } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { ageText } from './age.ts';

const EVERY_MS = 300_000;
const WIDTH = 1_000;

/** What belongs to members: the claims whose sum for each member is in the tree. */
const owedToMembers = ({ coins }: Pick<SnapshotHead, 'coins'>): Amount =>
  amount(coins.reduce((sum, { claims }) => MEMBER_CLAIMS.reduce((part, claim) => part + claims[claim], sum), 0n));

/** A bar of parts, each as long as its share of the whole. */
function Bar({ parts, whole }: { readonly parts: readonly (readonly [Amount, string])[]; readonly whole: Amount }) {
  const lengthOf = (part: Amount) => (whole === 0n ? 0 : Number((part * BigInt(WIDTH)) / whole));
  const endOf = (at: number) => lengthOf(amount(parts.slice(0, at).reduce((sum, [part]) => sum + part, 0n)));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} 16`}
      preserveAspectRatio="none"
      className="block w-full h-4 bg-line rounded-[4px]"
    >
      {parts.map(([part, colour], at) => (
        <rect key={colour} x={endOf(at)} y={0} width={lengthOf(part)} height={16} fill={colour} />
      ))}
    </svg>
  );
}

/** What is held beside what is owed, by the newest snapshot, and how old that is. */
export function Solvency() {
  const texts = useTexts();
  const { t, money, percent } = texts;
  // The list answers also where there is no snapshot yet.
  const snapshots = useRead('proof.snapshots', {}, { every: EVERY_MS });
  const [latest] = snapshots.data?.items ?? [];
  if (!latest)
    return (
      <Card title={t('console.solvency')}>
        <ReadFault of={snapshots} />
        {snapshots.data ? <Typography.Text type="secondary">{t('console.solvencyNone')}</Typography.Text> : null}
      </Card>
    );
  const head = readHead(latest.head);
  const { held, owedUnits, owedUsdt, coveredBp } = coverageOf(head);
  const owed = plus(owedUnits, owedUsdt);
  const members = owedToMembers(head);
  const others = amount(owed - members);
  const whole = held > owed ? held : owed;
  const inUnits = (value: Amount) => `${money(formatAmount(value))} USDT`;
  return (
    <Card
      title={t('console.solvency')}
      extra={
        <Button type="link" href={`#${links.solvency}`} aria-label={`${t('console.show')} · ${t('console.solvency')}`}>
          {t('console.show')}
        </Button>
      }
    >
      <ReadFault of={snapshots} />
      <Flex vertical gap={4}>
        <Flex justify="space-between" wrap gap={8}>
          <span>{t('console.solvencyHeld')}</span>
          <strong>{inUnits(held)}</strong>
        </Flex>
        <Bar whole={whole} parts={[[held, 'var(--brand)']]} />
        <Flex justify="space-between" wrap gap={8} className="mt-2">
          <span>{t('console.solvencyOwed')}</span>
          <strong>{inUnits(owed)}</strong>
        </Flex>
        <Bar
          whole={whole}
          parts={[
            [members, 'var(--owed)'],
            [others, 'var(--gold)'],
          ]}
        />
        <Typography.Text type="secondary">
          {t('console.solvencyParts', { members: inUnits(members), others: inUnits(others) })}
        </Typography.Text>
        <Typography.Text type={coveredBp < 10_000 ? 'danger' : 'secondary'}>
          {t('console.solvencyCovered', { percent: percent(coveredBp) })}
        </Typography.Text>
        <Typography.Text type="secondary" title={texts.dateTime(head.takenAt)}>
          {t('console.solvencyAge', {
            number: String(head.number),
            age: ageText(texts, head.takenAt, snapshots.dataUpdatedAt),
          })}
        </Typography.Text>
      </Flex>
    </Card>
  );
}
