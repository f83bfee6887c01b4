import type { Reply } from '@greenhall/client/route-input';
import { lazy, Suspense, useState } from 'react';
import { Card } from '@greenhall/ui/page/card';
import { Skeleton, SkeletonList } from '@greenhall/ui/page/skeleton';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { NodeSheet } from '../parts/node-sheet.tsx';
import { TodayCard, ZonesCard, ZonesSkeleton } from '../parts/summary-cards.tsx';
import type { TreeNode, Zone } from '../parts/tree-layout.ts';
import { TreePath } from '../parts/tree-path.tsx';
import { TreeSearch } from '../parts/tree-search.tsx';
import { TreeView } from '../parts/tree-view.tsx';

const Outline = lazy(() => import('../parts/outline.tsx').then((module) => ({ default: module.Outline })));

type Tree = Reply<'network.tree'>;

/** The places below a node at which nobody stands. */
const freeBelow = ({ countA, countB }: TreeNode): Zone[] => [
  ...(countA === 0 ? (['A'] as const) : []),
  ...(countB === 0 ? (['B'] as const) : []),
];

/** The last answer, shown until the next one is there: a way through the tree without empty screens. */
function useTree(root: string | undefined) {
  const query = useRead('network.tree', { query: root === undefined ? {} : { root } });
  const [last, setLast] = useState<Tree>();
  if (query.data && query.data !== last) setLast(query.data);
  return { ...query, data: query.data ?? (query.error ? undefined : last) };
}

function TreeSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Card className="flex flex-col items-center gap-12">
        <Skeleton className="h-13 w-28" />
        <div className="flex w-full justify-around">
          <Skeleton className="h-13 w-28" />
          <Skeleton className="h-13 w-28" />
        </div>
        <Skeleton className="h-13 w-full" />
      </Card>
    </div>
  );
}

function Tree({ onOpen }: { onOpen: (node: TreeNode) => void }) {
  const root = useSearchText('root');
  const tree = useTree(root);
  const goTo = (id: string) => openScreen(links.network({ root: id }), true);
  return (
    <>
      <TreeSearch onFound={goTo} />
      <ReadView query={tree} skeleton={<TreeSkeleton />}>
        {({ path, nodes }) => {
          const top = nodes.find((node) => node.id === root) ?? nodes[0];
          return top ? (
            <>
              {path.length > 1 ? <TreePath path={path} onGo={goTo} /> : null}
              <TreeView key={top.id} top={top} nodes={nodes} onOpen={onOpen} />
            </>
          ) : null;
        }}
      </ReadView>
    </>
  );
}

export default function NetworkScreen() {
  const { t } = useTexts();
  const summary = useRead('network.summary', {});
  const isAll = useSearchText('view') === 'all';
  const root = useSearchText('root');
  const [open, setOpen] = useState<TreeNode>();
  const [show, setShow] = useState(false);
  const openNode = (node: TreeNode) => {
    setOpen(node);
    setShow(true);
  };
  const goTo = (node: TreeNode) => {
    setShow(false);
    openScreen(links.network({ root: node.id }), true);
  };
  return (
    <Page
      right={{ label: t(isAll ? 'network.showTree' : 'network.expandAll') }}
      onRight={() => openScreen(links.network(isAll ? {} : { view: 'all' }), true)}
    >
      {isAll ? (
        <Suspense fallback={<SkeletonList label={t('state.loading')} />}>
          <Outline onOpen={openNode} />
        </Suspense>
      ) : (
        <>
          <ReadView query={summary} skeleton={<ZonesSkeleton />}>
            {(data) => <ZonesCard summary={data} />}
          </ReadView>
          <Tree onOpen={openNode} />
          {summary.data ? <TodayCard summary={summary.data} /> : null}
        </>
      )}
      <NodeSheet
        node={open}
        free={open ? freeBelow(open) : []}
        show={show}
        onUpdateShow={setShow}
        onGo={open && (isAll || (open.id !== root && open.depth > 0)) ? goTo : undefined}
      />
    </Page>
  );
}
