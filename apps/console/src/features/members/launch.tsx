import type { Reply } from '@greenhall/client/route-input';
import { Alert, Button, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { NEW, useOpened } from '../../kit/lists/opened.ts';
import { ProposalWaits } from '../../kit/my-step-notice.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { TextsByLanguage } from '../../kit/texts-by-language.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import { LaunchDraft } from './launch-draft.tsx';

type Launches = Reply<'members.launches'>;
type Launch = Launches['items'][number];

const riskTexts = ({ risk }: Launch) => <TextsByLanguage texts={risk} />;

function Standing({ launches: { mode, obstacles } }: { readonly launches: Launches }) {
  const { t } = useTexts();
  if (mode === 'live') return <Alert type="success" showIcon title={t('console.launchLive')} />;
  if (obstacles.length === 0) return <Alert type="info" showIcon title={t('console.launchReady')} />;
  const list = obstacles.map((obstacle) => <li key={obstacle}>{t(`console.obstacle.${obstacle}`)}</li>);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('console.launchNotReady')}
      description={<ul className="wrap-anywhere">{list}</ul>}
    />
  );
}

/** Live mode: recorded by one operator, switched on by another in the inbox, never switched back. */
export default function LaunchScreen() {
  const { t } = useTexts();
  const { opened, open, close } = useOpened();
  const launches = useRead('members.launches', {});
  if (!launches.data) return <ReadState of={launches} />;
  const { items, waiting } = launches.data;
  const current = items.find((row) => row.isInForce);
  return (
    <Flex vertical gap={16} align="start">
      <ReadFault of={launches} />
      <Standing launches={launches.data} />
      {waiting === null ? (
        <IfMay route="members.proposeLaunch">
          <Button type="primary" onClick={() => open(NEW)}>
            {t('console.launchNew')}
          </Button>
        </IfMay>
      ) : (
        <ProposalWaits number={waiting} />
      )}
      <RowTable<Launch>
        rows={items}
        rowKey={(row) => String(row.version)}
        expandable={{ expandedRowRender: riskTexts, columnTitle: t('console.risk') }}
        columns={[
          { title: t('console.version'), dataIndex: 'version' },
          {
            title: t('console.state'),
            render: (_, { isInForce }) => (
              <ToneTag tone={isInForce ? 'good' : 'neutral'}>
                {t(isInForce ? 'console.plan.inForce' : 'console.plan.past')}
              </ToneTag>
            ),
          },
          { title: t('console.entity'), dataIndex: 'entity' },
          { title: t('console.countries'), render: (_, row) => row.countries.join(' ') },
          { title: t('console.proposedBy'), dataIndex: 'proposedBy' },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          { title: t('console.decidedBy'), render: (_, row) => row.approvedBy ?? '—' },
        ]}
      />
      <FormDrawer isOpen={opened === NEW} title={t('console.launchNew')} onClose={close} size={760}>
        <LaunchDraft from={current} onDone={close} />
      </FormDrawer>
    </Flex>
  );
}
