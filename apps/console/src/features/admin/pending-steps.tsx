import { Flex, Typography } from 'antd';
import { ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

/** What an operator has proposed or approved and has no effect yet, shown to whoever suspends that operator. */
export function PendingSteps({ name }: { readonly name: string }) {
  const { t } = useTexts();
  const all = useRead('admin.decisions', { query: { view: 'all' } });
  if (!all.data) return <ReadState of={all} />;
  const own = all.data.items.filter(({ maker, proposal }) => maker === name || proposal?.checker === name);
  if (own.length === 0)
    return <Typography.Paragraph type="secondary">{t('operators.noneUnderWay')}</Typography.Paragraph>;
  return (
    <Flex vertical gap={4} className="mb-4">
      <Typography.Text>{t('operators.underWay')}</Typography.Text>
      <ul className="m-0 ps-5 wrap-anywhere">
        {own.map(({ kind, id, title, about, proposal }) => (
          <li key={`${kind} ${id}`}>
            {[
              proposal
                ? t(`console.proposalKind.${proposal.kind}`)
                : kind === 'proposal'
                  ? null
                  : t(`console.approval.${kind}`),
              title ?? about,
            ]
              .filter((text) => text !== null)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Flex>
  );
}
