import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { useState } from 'react';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ActivateSheet, type Node } from './activate-sheet.tsx';
import { Asked } from './asked.tsx';
import { levelMark, stateOf } from './node-state.ts';

/** Asks, then deletes a pending registration. */
function useDelete(node: Node): { readonly askDelete: () => void; readonly isUnderWay: boolean } {
  const { t } = useTexts();
  const write = useWrite('network.deleteNode', node.id);
  const askDelete = () =>
    confirmThenMove({
      title: t('network.deleteTitle'),
      html: t.html('network.deleteAsk', { name: node.userid }),
      confirmText: t('network.delete'),
      done: t('network.deleted', { name: node.userid }),
      move: () => write.mutateAsync({ params: { id: node.id } }),
    });
  return { askDelete, isUnderWay: write.isPending };
}

/** One of my nodes, and what can be done with it while it is pending. */
export function NodeCard({ node, isSought = false }: { node: Node; isSought?: boolean }) {
  const { t, money, dateTime } = useTexts();
  const [show, setShow] = useState(false);
  const { askDelete, isUnderWay } = useDelete(node);
  const isPending = node.status === 'pending';
  const isOwn = node.id === readSession().id;
  const state = stateOf(node);
  const items: KeyValue[] = [
    { label: t('network.level'), value: node.level > 0 ? levelMark(node.level) : t('network.noLevel') },
    ...(isPending
      ? [
          { label: t('network.price'), value: money(node.price) },
          { label: t('network.endsAt'), value: dateTime(node.endsAt) },
        ]
      : []),
    { label: t('network.joined'), value: dateTime(node.joinedAt) },
  ];
  return (
    <Card
      marked={isOwn || isSought}
      title={node.userid}
      aside={<Chip tone={state.tone}>{t(state.label)}</Chip>}
      className="flex flex-col gap-3"
    >
      <p className="-mt-2.5 text-s text-ink-3">
        {isOwn ? t('network.ownNode') : t('network.place', { zone: node.zone, name: node.contact })}
      </p>
      <KeyValues items={items} />
      {isPending ? <Asked node={node} /> : null}
      {node.keptBecause ? <p className="text-s text-ink-2">{t(`network.keptBecause.${node.keptBecause}`)}</p> : null}
      {node.mayActivate || node.mayDelete ? (
        <div className="flex gap-3">
          {node.mayDelete ? (
            <Button kind="danger" small className="flex-1" busy={isUnderWay} onClick={askDelete}>
              {t('network.delete')}
            </Button>
          ) : null}
          {node.mayActivate ? (
            <Button kind="ghost" small className="flex-1" onClick={() => setShow(true)}>
              {t('network.activate')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {/* The receipt stays when the node is not pending any more. */}
      {isPending || show ? <ActivateSheet node={node} show={show} onUpdateShow={setShow} /> : null}
    </Card>
  );
}
