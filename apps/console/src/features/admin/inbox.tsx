import { APPROVAL_VIEWS, MOST_APPROVALS } from '@greenhall/contract/admin/cases';
import type { Reply } from '@greenhall/client/route-input';
import { Button, Flex, Segmented, Space, Typography } from 'antd';
import { useRef } from 'react';
import { RowTable } from '../../kit/desk-table.tsx';
import { ownsKeys, pressedBy, useRowKeys } from '../../kit/keyboard/row-keys.ts';
import { useChosen } from '../../kit/lists/opened.ts';
import { goTo } from '../../kit/location.ts';
import { MyStepNotice } from '../../kit/my-step-notice.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import { placeOfDecision } from './decision-places.ts';
import { EndedProposals, ProposalActs, ProposalSubject, ProposalTerms } from './proposals.tsx';

type Row = Reply<'admin.decisions'>['items'][number];

function What({ row: { kind, title, proposal } }: { readonly row: Row }) {
  const { t } = useTexts();
  if (proposal)
    return (
      <Flex vertical>
        <ProposalSubject row={proposal} />
        {t(`console.proposalKind.${proposal.kind}`)}
      </Flex>
    );
  return (
    <Flex vertical>
      {title === null ? null : <strong>{title}</strong>}
      {kind === 'proposal' ? null : t(`console.approval.${kind}`)}
    </Flex>
  );
}

function Whom({ row: { about, amount } }: { readonly row: Row }) {
  const { money } = useTexts();
  return (
    <Flex vertical>
      {about}
      {amount ? (
        <span className="whitespace-nowrap">{`${money(amount.amount)} ${amount.coin.toUpperCase()}`}</span>
      ) : null}
    </Flex>
  );
}

/** Says before anything is pressed why the operator may not take the next step. */
function Obstacle({ row: { obstacle } }: { readonly row: Row }) {
  const { t } = useTexts();
  if (obstacle === null) return null;
  if (obstacle === 'fourEyes') return <MyStepNotice />;
  return (
    <Typography.Text type="secondary" className="block min-w-40">
      {t(obstacle)}
    </Typography.Text>
  );
}

/** A proposal is decided here; everything else where it stands. */
function Acts({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const place = placeOfDecision(row);
  return (
    <Space wrap>
      <Obstacle row={row} />
      {row.proposal ? <ProposalActs row={row.proposal} mayDecide={row.obstacle === null} /> : null}
      {place === null ? null : (
        <Button
          {...pressedBy('Enter')}
          aria-label={`${t('console.inbox.open')} ${row.title ?? row.about ?? ''}`}
          onClick={() => goTo(place)}
        >
          {t('console.inbox.open')}
        </Button>
      )}
    </Space>
  );
}

/** What takes two operators: what waits for the one who looks, what it took the first step of, and everything. */
export default function Inbox() {
  const { t, number } = useTexts();
  const [view, setView] = useChosen('view', APPROVAL_VIEWS);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const inbox = useRead('admin.decisions', { query: { view } }, { every: 15_000 });
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={t('console.inbox.view')}
        value={view}
        onChange={setView}
        options={APPROVAL_VIEWS.map((value) => ({ value, label: t(`console.inbox.${value}`) }))}
        className="self-start"
      />
      {inbox.data ? <ReadFault of={inbox} /> : <ReadState of={inbox} />}
      {inbox.data ? (
        <div ref={list} {...ownsKeys}>
          <RowTable<Row>
            rows={inbox.data.items}
            rowKey={(row) => `${row.kind} ${row.id}`}
            columns={[
              {
                title: t('console.inbox'),
                className: 'min-w-40 wrap-anywhere',
                render: (_, row) => <What row={row} />,
              },
              { title: t('console.inbox.about'), render: (_, row) => <Whom row={row} /> },
              {
                title: t('console.changes'),
                className: 'min-w-50 wrap-anywhere',
                render: (_, row) => (row.proposal ? <ProposalTerms row={row.proposal} /> : '—'),
              },
              { title: t('console.inbox.firstStep'), render: (_, row) => row.maker ?? '—' },
              { title: t('console.inbox.since'), render: (_, row) => <Time at={row.since} /> },
              { title: t('console.acts'), fixed: 'right', render: (_, row) => <Acts row={row} /> },
            ]}
          />
        </div>
      ) : null}
      {inbox.data?.isCut ? (
        <Typography.Text type="secondary">{t('console.inbox.cut', { count: number(MOST_APPROVALS) })}</Typography.Text>
      ) : null}
      {view === 'all' ? <EndedProposals /> : null}
    </Flex>
  );
}
