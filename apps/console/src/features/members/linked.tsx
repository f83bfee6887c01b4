import type { Reply } from '@greenhall/client/route-input';
import { LINK_CONSENTS, LINK_TONES } from '@greenhall/domain/network/link';
import { RowTable } from '../../kit/desk-table.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';

interface Row {
  readonly link: Reply<'network.deskLinks'>['subs'][number];
  /** What the other account is to the inspected one. */
  readonly as: 'main' | 'sub';
}

/** The accounts that are bound to an inspected member, or that it is bound to, and what the sub-account allows. */
export function LinkedAccounts({ inspection }: { readonly inspection: string }) {
  const { t } = useTexts();
  const links = useRead('network.deskLinks', { params: { inspection } }, { isReadOnce: true });
  if (!links.data) return <ReadState of={links} />;
  const { mains, subs } = links.data;
  const rows: Row[] = [
    ...mains.map((link) => ({ link, as: 'main' as const })),
    ...subs.map((link) => ({ link, as: 'sub' as const })),
  ];
  return (
    <RowTable<Row>
      isSmall
      rows={rows}
      rowKey={({ link }) => link.id}
      columns={[
        { title: t('console.kind'), render: (_, { as }) => t(`console.linked.${as}`) },
        { title: t('console.username'), render: (_, { link }) => `${link.name} (${link.member})` },
        {
          title: t('console.state'),
          render: (_, { link }) => (
            <ToneTag tone={LINK_TONES[link.state]}>{t(`network.linkState.${link.state}`)}</ToneTag>
          ),
        },
        {
          title: t('network.linkAllowed'),
          render: (_, { link }) =>
            LINK_CONSENTS.filter((one) => link.consents[one])
              .map((one) => t(`network.linkConsent.${one}`))
              .join(' · ') || '—',
        },
        {
          title: t('console.time'),
          render: (_, { link }) => <Time at={link.closedAt ?? link.boundAt ?? link.appliedAt} />,
        },
      ]}
    />
  );
}
