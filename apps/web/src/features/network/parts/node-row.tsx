import { Button } from '@greenhall/ui/page/button';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { useState } from 'react';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ActivateSheet, type Node } from './activate-sheet.tsx';
import { Asked } from './asked.tsx';
import { levelMark, stateOf } from './node-state.ts';

/** Asks, then deletes a pending registration. */
function DeleteButton({ node }: { node: Node }) {
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
  return (
    <Button kind="danger" small busy={write.isPending} onClick={askDelete} className="self-start">
      {t('network.delete')}
    </Button>
  );
}

/** What is seldom needed of a pending node, and the way to delete it. */
function Details({ node }: { node: Node }) {
  const { t, dateTime, zoned } = useTexts();
  return (
    <>
      <KeyValues
        items={[
          { label: t('network.endsAt'), value: dateTime(node.endsAt) },
          { label: t('network.joined'), value: zoned(node.joinedAt) },
        ]}
      />
      {node.keptBecause ? <p className="text-s text-ink-2">{t(`network.keptBecause.${node.keptBecause}`)}</p> : null}
      {node.mayDelete ? <DeleteButton node={node} /> : null}
    </>
  );
}

/** What can be done with a pending node: the wanted act first, all others behind three dots. */
function PendingActs({ node, isOwn, onActivate }: { node: Node; isOwn: boolean; onActivate: () => void }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Asked node={node} />
      <div className="flex gap-2">
        {node.mayActivate ? (
          // The next step above offers the own activation already.
          <Button kind={isOwn ? 'ghost' : 'filled'} className="flex-1" onClick={onActivate}>
            {t('network.activate')}
          </Button>
        ) : null}
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('network.more', { name: node.userid })}
          onClick={() => setOpen(!open)}
          className="grid size-11.5 shrink-0 place-items-center rounded-control text-brand-strong"
        >
          <Icon name="more" />
        </button>
      </div>
      {open ? <Details node={node} /> : null}
    </>
  );
}

/** One of my nodes: who, where, in which state, and what can be done with it while it is pending. */
export function NodeRow({ node, isSought }: { node: Node; isSought: boolean }) {
  const { t, exact, relative, day } = useTexts();
  const [show, setShow] = useState(false);
  const isPending = node.status === 'pending';
  const isOwn = node.id === readSession().id;
  const state = stateOf(node);
  const facts = isPending
    ? [levelMark(node.level), exact(node.price), t('network.until', { day: node.endsAt ? day(node.endsAt) : '--' })]
    : [node.level > 0 ? levelMark(node.level) : t('network.noLevel'), relative(node.joinedAt)];
  return (
    <li
      className={`flex flex-col gap-3 border-t border-line py-3 first:border-t-0 ${isSought ? '-mx-4 bg-brand-soft px-4' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={node.userid} size={38} />
        <span className="min-w-32 flex-1">
          <b className="block wrap-anywhere">{node.userid}</b>
          <span className="block text-s wrap-anywhere text-ink-3">
            {isOwn ? t('network.ownNode') : t('network.place', { zone: node.zone, name: node.contact })}
          </span>
          <span className="num block text-s text-ink-3">{facts.join(' · ')}</span>
        </span>
        <Chip tone={state.tone}>{t(state.label)}</Chip>
      </div>
      {isPending ? <PendingActs node={node} isOwn={isOwn} onActivate={() => setShow(true)} /> : null}
      {/* The receipt stays when the node is not pending any more. */}
      {isPending || show ? <ActivateSheet node={node} show={show} onUpdateShow={setShow} /> : null}
    </li>
  );
}
