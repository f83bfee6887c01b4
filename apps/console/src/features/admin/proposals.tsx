import type { Reply } from '@greenhall/client/route-input';
import { PROPOSAL_TONES } from '@greenhall/domain/shared/proposal';
import type { Change } from '@greenhall/contract/shared/proposal';
import { CHANGES, PROPOSAL_ACTS } from '@greenhall/domain/admin/proposals';
import { isRefusedBy } from '@greenhall/client/refused';
import { mayDo } from '@greenhall/domain/admin/roles';
import { Card, Flex, Space, Typography } from 'antd';
import { api } from '../../kit/api.ts';
import { DecisionButton, ReasonButton, RejectButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { links, placeWith } from '../../kit/location.ts';
import { useRoles } from '../../kit/rights.tsx';
import { TextsByLanguage } from '../../kit/texts-by-language.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { type Texts, useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { changeText } from './changes.ts';
import { parameterName } from './parameters/words.ts';

type Proposal = Reply<'admin.proposals'>['items'][number];

/** A switch and a parameter as they are called; everything else has a name that is the same in every language. */
function subjectName(texts: Texts, kind: Proposal['kind'], name: string): string {
  if (kind === 'parameter') return parameterName(texts, name);
  return kind === 'switchOn' ? (texts.t.find(`console.switch.${name}`) ?? name) : name;
}

/** What a proposal is about; an agreement or a notice leads to its words, which another operator should have read. */
export function ProposalSubject({ row: { kind, about } }: { readonly row: Proposal }) {
  const texts = useTexts();
  const name = subjectName(texts, kind, about.name);
  if (about.id === null) return <strong>{name}</strong>;
  return <a href={`#${placeWith(links.content, 'id', about.id)}`}>{name}</a>;
}

/** What can be done about an open proposal. `mayDecide` says whether the operator is the other one. */
export function ProposalActs({ row, mayDecide }: { readonly row: Proposal; readonly mayDecide: boolean }) {
  const { t } = useTexts();
  const roles = useRoles();
  const params = { id: row.id };
  const act = PROPOSAL_ACTS[row.kind];
  const approve = useAct((write) => write('admin.approveProposal', { params, body: { digest: row.digest } }));
  const renew = useAct((write) => write('admin.renewProposal', { params }));
  const reject = useAct((write, reason: string) => write('admin.rejectProposal', { params, body: { reason } }));
  const withdraw = useAct((write, reason: string) => write('admin.withdrawProposal', { params, body: { reason } }));
  const takeBack = mayDo(roles, act, 'propose') && (
    <ReasonButton isDanger label={t('console.takeBack')} onReason={(reason) => withdraw.mutateAsync(reason)} />
  );
  // What it would change has moved, or its maker may no longer propose it.
  const isLapsing = isRefusedBy(approve.error, 'proposalStale') || isRefusedBy(approve.error, 'statusChanged');
  const again = isLapsing && mayDo(roles, act, 'propose') && (
    <DecisionButton
      label={t('console.proposeAgain')}
      question={t('console.proposeAgainSure')}
      onDecide={() => renew.mutateAsync(undefined)}
    />
  );
  if (row.state === 'approved')
    return (
      <Space wrap>
        <ToneTag tone={PROPOSAL_TONES.approved}>{t('console.proposalState.approved')}</ToneTag>
        <Time at={row.notBefore} />
        {takeBack}
      </Space>
    );
  if (row.isMine) return takeBack;
  if (!mayDecide) return null;
  return (
    <Space>
      <DecisionButton
        label={t('console.approve')}
        question={t(row.kind === 'launch' ? 'console.launchSure' : 'console.approveSure')}
        onDecide={() => approve.mutateAsync(undefined)}
      />
      {again}
      <RejectButton onReason={(reason) => reject.mutateAsync(reason)} />
    </Space>
  );
}

/** What a proposal would change, and why. */
export function ProposalTerms({ row: { changes, reason } }: { readonly row: Proposal }) {
  const texts = useTexts();
  const isText = ({ field }: Change): boolean => CHANGES[field] === 'text';
  const long = changes.filter(isText).map(({ of = '', to }) => [of, to]);
  return (
    <>
      {changes
        .filter((change) => !isText(change))
        .map((change) => (
          <div key={`${change.field} ${change.of}`}>{changeText(texts, change)}</div>
        ))}
      {long.length > 0 ? <TextsByLanguage texts={Object.fromEntries(long)} /> : null}
      <Typography.Text type="secondary">{reason}</Typography.Text>
    </>
  );
}

/** Proposals that were decided or have lapsed, the newest first. */
export function EndedProposals() {
  const { t } = useTexts();
  return (
    <Card size="small" title={t('console.inbox.ended')}>
      <DeskTable<Proposal>
        isSmall
        name={['admin.proposals', 'ended']}
        read={(cursor) => api('admin.proposals', { query: { open: '0', cursor } })}
        rowKey={(row) => row.id}
        columns={[
          {
            title: t('console.proposals'),
            className: 'min-w-40 wrap-anywhere',
            render: (_, row) => (
              <Flex vertical>
                <ProposalSubject row={row} />
                {t(`console.proposalKind.${row.kind}`)}
              </Flex>
            ),
          },
          {
            title: t('console.changes'),
            className: 'min-w-50 wrap-anywhere',
            render: (_, row) => <ProposalTerms row={row} />,
          },
          {
            title: t('console.proposedBy'),
            render: (_, row) => (
              <Flex vertical>
                {row.maker}
                <Time at={row.at} />
              </Flex>
            ),
          },
          {
            title: t('console.decidedBy'),
            render: (_, row) => (
              <Flex vertical>
                {row.checker ?? '—'}
                {row.decision}
              </Flex>
            ),
          },
          {
            title: t('console.state'),
            className: 'min-w-28',
            render: (_, row) => (
              <ToneTag tone={PROPOSAL_TONES[row.state]}>{t(`console.proposalState.${row.state}`)}</ToneTag>
            ),
          },
          { title: t('console.inForceFrom'), render: (_, row) => (row.notBefore ? <Time at={row.notBefore} /> : '—') },
        ]}
      />
    </Card>
  );
}
