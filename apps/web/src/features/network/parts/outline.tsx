import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { isCooling, levelMark, stateOf } from './node-state.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';
import type { TreeNode } from './tree-layout.ts';

const ROW_HEIGHT = 49;
/** Loaded by themselves; a larger network goes on at a press. */
const AT_ONCE = 10_000;
const INDENT = 9;
const DEEPEST_INDENT = 8;

const rowId = (id: string) => `outline-${id}`;

/** Level or state in few signs: rows are narrow where the tree is deep. */
function OutlineMark({ node }: { node: TreeNode }) {
  const { t } = useTexts();
  if (isCooling(node))
    return (
      <Chip tone="info" icon="clock">
        <span className="sr-only">{t('network.stateCooling')}</span>
      </Chip>
    );
  if (node.status === 'pending') return <Chip tone="warn">{t('network.pending')}</Chip>;
  const { label } = stateOf(node);
  return node.status === 'active' ? <Chip tone="gold">{levelMark(node.level)}</Chip> : <Chip>{t(label)}</Chip>;
}

/** One node of the outline. Presses and keys belong to the tree around it, which stays when rows come and go. */
function Row({ row, isCurrent, onOpen }: { row: OutlineRow; isCurrent: boolean; onOpen: (node: TreeNode) => void }) {
  const { number } = useTexts();
  const { node, hasBelow, isOpen, place, siblings } = row;
  return (
    <div
      id={rowId(node.id)}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasBelow ? { 'aria-expanded': isOpen } : {})}
      data-row={node.id}
      style={{ height: ROW_HEIGHT, paddingLeft: Math.min(node.depth, DEEPEST_INDENT) * INDENT }}
      className={`flex cursor-pointer items-center gap-2 border-b border-line ${isCurrent ? 'rounded-small group-focus-visible:shadow-[inset_0_0_0_2px_var(--brand-strong)]' : ''}`}
    >
      <Icon name={isOpen ? 'expand' : 'next'} size={16} className={`text-ink-3 ${hasBelow ? '' : 'invisible'}`} />
      {node.zone ? <span className="num w-3 shrink-0 text-s text-ink-3">{node.zone}</span> : null}
      <span className="min-w-0 flex-1 truncate">
        <b className="font-semibold">{node.userid}</b>
        <span className="num ml-1.5 text-s text-ink-3">{hasBelow ? number(node.countA + node.countB) : ''}</span>
      </span>
      <OutlineMark node={node} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={node.userid}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(node);
        }}
        className="-mr-2 grid size-11 shrink-0 place-items-center text-ink-3"
      >
        <Icon name="info" size={18} />
      </button>
    </div>
  );
}

/** Moves through the rows by keys, as a tree is moved through. */
function useTreeKeys(
  rows: readonly OutlineRow[],
  fold: (id: string, open: boolean) => void,
  open: (node: TreeNode) => void,
) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const [current, setCurrent] = useState<string>();
  const here = rows.findIndex((row) => row.node.id === current);
  const goTo = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    list.current?.scrollToIndex(rows.indexOf(row), { align: 'nearest', offset: 0 });
    setCurrent(row.node.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[Math.max(0, here)];
    if (!row) return;
    const { node, hasBelow, isOpen } = row;
    const toParent = () => goTo(rows.findIndex((other) => other.node.id === node.parent));
    const toFirstBelow = () => (hasBelow ? goTo(here + 1) : undefined);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(here + 1),
      ArrowUp: () => goTo(here - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (hasBelow && !isOpen ? fold(node.id, true) : toFirstBelow()),
      ArrowLeft: () => (hasBelow && isOpen ? fold(node.id, false) : toParent()),
      Enter: () => open(node),
      ' ': () => open(node),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { list, current: here < 0 ? undefined : current, onKeyDown, setCurrent };
}

/** The outline of the nodes that are loaded so far; any part of it can be folded away. */
function Loaded({ nodes, onOpen }: { nodes: readonly TreeNode[]; onOpen: (node: TreeNode) => void }) {
  const { t } = useTexts();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => outlineRows(nodes, folded), [nodes, folded]);
  const fold = (id: string, open: boolean) =>
    setFolded((before) => {
      const next = new Set(before);
      if (open) next.delete(id);
      else next.add(id);
      return next;
    });
  const { list, current, onKeyDown, setCurrent } = useTreeKeys(rows, fold, onOpen);
  const press = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rows.find((other) => other.node.id === id);
    if (!row) return;
    setCurrent(row.node.id);
    if (row.hasBelow) fold(row.node.id, !row.isOpen);
  };
  return (
    <div
      role="tree"
      tabIndex={0}
      aria-label={t('network.all')}
      {...(current === undefined ? {} : { 'aria-activedescendant': rowId(current) })}
      onKeyDown={onKeyDown}
      onClick={press}
      className="group rounded-card bg-surface px-3 py-1 shadow-card"
    >
      <WindowVirtualizer ref={list} data={rows} itemSize={ROW_HEIGHT}>
        {(row) => <Row key={row.node.id} row={row} isCurrent={row.node.id === current} onOpen={onOpen} />}
      </WindowVirtualizer>
    </div>
  );
}

/** The whole network below the member as an outline that draws only what is in sight. */
export function Outline({ onOpen }: { onOpen: (node: TreeNode) => void }) {
  const { t } = useTexts();
  const pages = usePages('network.expand');
  const nodes = useMemo(() => pages.data?.pages.flatMap((page) => page.items) ?? [], [pages.data]);
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const goesOn = hasNextPage && nodes.length < AT_ONCE && !isError;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const total = nodes[0] ? nodes[0].countA + nodes[0].countB + 1 : 0;
  return (
    <ReadView query={pages}>
      {() => (
        <>
          <p role="status" className="num text-s text-ink-2">
            {t('network.loaded', { count: nodes.length, total })}
          </p>
          <Loaded nodes={nodes} onOpen={onOpen} />
          {goesOn ? null : <MoreButton pages={pages} label={t('network.loadMore')} />}
        </>
      )}
    </ReadView>
  );
}
