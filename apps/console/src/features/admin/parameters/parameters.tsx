import type { PlainKey } from '@greenhall/locales/runtime';
import { Alert, Button, Card, Flex, Space, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { goTo, links } from '../../../kit/location.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { IfMay, type DeskRoute } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useRead } from '../../../kit/use-read.ts';
import type { Parameter, ParameterVersion } from './kinds.ts';
import { ProposeValue } from './propose-value.tsx';
import { parameterName, quantity } from './words.ts';

const TITLES: Readonly<Record<Parameter['slice'], PlainKey>> = {
  members: 'console.members',
  messages: 'messages.title',
  verification: 'verification.title',
  wallet: 'console.group.money',
  shop: 'console.group.shop',
};
const SLICES = Object.keys(TITLES) as readonly Parameter['slice'][];

/** Rules that two operators change as well, with forms of their own. */
const OTHERS: readonly { readonly title: PlainKey; readonly place: string; readonly reads: DeskRoute }[] = [
  { title: 'console.markets', place: links.markets, reads: 'otc.deskMarkets' },
  { title: 'console.plans', place: links.plans, reads: 'stock.planVersions' },
  { title: 'console.depositMethods', place: links.depositMethods, reads: 'wallet.deskDepositMethods' },
  { title: 'console.rates', place: links.referenceRates, reads: 'wallet.deskRates' },
];

function Others() {
  const { t } = useTexts();
  return (
    <Card size="small" title={t('parameters.others')} className="w-full">
      <Space wrap>
        {OTHERS.map(({ title, place, reads }) => (
          <IfMay key={place} route={reads}>
            <Button onClick={() => goTo(place)}>{t(title)}</Button>
          </IfMay>
        ))}
      </Space>
    </Card>
  );
}

/** A version with its value, since when it has counted, and who made it. */
function Version({ of: { value, from, proposedBy, approvedBy }, unit }: OfVersion) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  return (
    <Flex vertical>
      <span className="whitespace-nowrap">{quantity(texts, value, unit)}</span>
      <Typography.Text type="secondary">
        {from === null ? t('parameters.shipped') : t('parameters.since', { time: dateTime(from) })}
      </Typography.Text>
      {proposedBy && approvedBy ? (
        <Typography.Text type="secondary">
          {t('parameters.by', { maker: proposedBy, checker: approvedBy })}
        </Typography.Text>
      ) : null}
    </Flex>
  );
}

interface OfVersion {
  readonly of: ParameterVersion;
  readonly unit: Parameter['unit'];
}

/** What is announced to members, or waits for a second operator. */
function Ahead({ of: { announced, proposed, unit } }: { readonly of: Parameter }) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  if (announced)
    return (
      <ToneTag tone="moving">
        {t('parameters.announced', {
          value: quantity(texts, announced.value, unit),
          time: dateTime(announced.from),
        })}
      </ToneTag>
    );
  if (!proposed) return '—';
  const { value, by } = proposed;
  return <a href={`#${links.proposals}`}>{t('parameters.waits', { value: quantity(texts, value, unit), name: by })}</a>;
}

/** The versions before the one in force, the newest first. */
function versionsBefore({ before, unit }: Parameter) {
  return (
    <Flex vertical gap={8}>
      {before.map((version) => (
        <Version key={version.version} of={version} unit={unit} />
      ))}
    </Flex>
  );
}

function Table({ rows }: { readonly rows: readonly Parameter[] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <RowTable<Parameter>
      isSmall
      rows={rows}
      rowKey={({ name }) => name}
      expandable={{
        columnTitle: t('parameters.before'),
        expandedRowRender: versionsBefore,
        rowExpandable: ({ before }) => before.length > 0,
      }}
      columns={[
        {
          title: t('parameters.parameter'),
          className: 'min-w-45',
          render: (_, { name, feltBy }) => (
            <Flex vertical gap={4} align="flex-start">
              {parameterName(texts, name)}
              <ToneTag tone={feltBy === 'members' ? 'waiting' : 'neutral'}>{t(`parameters.felt.${feltBy}`)}</ToneTag>
            </Flex>
          ),
        },
        {
          title: t('parameters.now'),
          className: 'min-w-30',
          render: (_, { now, unit }) => <Version of={now} unit={unit} />,
        },
        { title: t('parameters.ahead'), render: (_, row) => <Ahead of={row} /> },
        {
          title: t('parameters.bounds'),
          render: (_, { min, max, unit }) =>
            t('parameters.between', { min: quantity(texts, min, unit), max: quantity(texts, max, unit) }),
        },
        {
          title: t('console.acts'),
          render: (_, row) =>
            row.announced || row.proposed ? null : (
              <IfMay route="admin.proposeParameter">
                <ProposeValue of={row} />
              </IfMay>
            ),
        },
      ]}
    />
  );
}

/** Figures that two operators change within bounds: in force, announced, and before. */
export default function ParametersPage() {
  const { t } = useTexts();
  const parameters = useRead('admin.parameters', {}, { every: 15_000 });
  if (!parameters.data) return <ReadState of={parameters} />;
  const { items } = parameters.data;
  return (
    <Flex vertical gap={16} align="flex-start">
      <ReadFault of={parameters} />
      <Alert type="info" title={t('parameters.note')} />
      {SLICES.map((slice) => (
        <Card key={slice} title={t(TITLES[slice])} className="w-full">
          <Table rows={items.filter((row) => row.slice === slice)} />
        </Card>
      ))}
      <Others />
    </Flex>
  );
}
