import { MEMBER_TONES } from '@greenhall/domain/members/status';
import type { Reply } from '@greenhall/client/route-input';
import { Button, Descriptions, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { useMemberPlace } from './parts.ts';

type Person = Reply<'network.deskTree'>['contact'];

const named = (person: Person) => (person ? `${person.userid} (${person.id})` : '—');

/** Where an inspected member stands in both trees, and three levels below a node of its subtree. */
export function Place({ inspection }: { readonly inspection: string }) {
  const { t, number } = useTexts();
  const { member, asked, ask } = useMemberPlace();
  const root = asked('root') ?? member ?? '';
  const setRoot = (next: string) => ask({ root: next === member ? undefined : next });
  const tree = useRead(
    'network.deskTree',
    { params: { inspection }, query: { root: asked('root') } },
    { isReadOnce: true },
  );
  if (!tree.data) return <ReadState of={tree} />;
  const { referrer, contact, zone, path, nodes } = tree.data;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={tree} />
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'referrer', label: t('console.referrer'), children: named(referrer) },
          { key: 'contact', label: t('console.contact'), children: named(contact) },
          { key: 'zone', label: t('console.zone'), children: zone ?? '—' },
        ]}
      />
      <Flex gap={8} wrap role="group" aria-label={t('network.path')}>
        {path.map((step) => (
          <Button key={step.id} disabled={step.id === root} onClick={() => setRoot(step.id)}>
            {step.userid}
          </Button>
        ))}
      </Flex>
      <RowTable
        isSmall
        rows={nodes}
        rowKey={(node) => node.id}
        columns={[
          { title: t('console.depth'), render: (_, node) => number(node.depth) },
          {
            title: t('console.username'),
            render: (_, node) => (
              <Button
                type="link"
                className="p-0"
                disabled={node.id === root}
                aria-label={`${t('network.goHere')} ${node.userid}`}
                onClick={() => setRoot(node.id)}
              >
                {node.userid} ({node.id})
              </Button>
            ),
          },
          { title: t('console.zone'), render: (_, node) => node.zone ?? '—' },
          { title: t('console.level'), render: (_, node) => `V${node.level}` },
          {
            title: t('console.state'),
            render: (_, node) => (
              <ToneTag tone={MEMBER_TONES[node.status]}>{t(`console.member.${node.status}`)}</ToneTag>
            ),
          },
          {
            title: t('network.below'),
            align: 'right',
            render: (_, node) => `${number(node.countA)} / ${number(node.countB)}`,
          },
        ]}
      />
    </Flex>
  );
}
