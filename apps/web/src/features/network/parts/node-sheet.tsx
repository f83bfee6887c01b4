import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { levelMark, stateOf } from './node-state.ts';
import type { TreeNode, Zone } from './tree-layout.ts';
import { RegisterLink } from './tree-spot.tsx';

export interface NodeSheetProps {
  node: TreeNode | undefined;
  /** The nodes that are known: what is missing below one of the upper rows is a free place. */
  free: readonly Zone[];
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  /** Absent where the node is the head of the tree already. */
  onGo?: ((node: TreeNode) => void) | undefined;
}

/** What is known of a node, and where one can go from it. */
export function NodeSheet({ node, free, show, onUpdateShow, onGo }: NodeSheetProps) {
  const { t, number } = useTexts();
  if (!node) return null;
  const state = stateOf(node);
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={node.userid}>
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <KeyValues
          items={[
            { label: t('common.userId'), value: node.id },
            { label: t('network.level'), value: node.level > 0 ? levelMark(node.level) : t('network.noLevel') },
            { label: t('network.state'), value: <Chip tone={state.tone}>{t(state.label)}</Chip> },
            { label: t('network.below'), value: `${number(node.countA)} / ${number(node.countB)}` },
            { label: t('network.distance'), value: number(node.depth) },
          ]}
        />
        {free.map((zone) => (
          <RegisterLink key={zone} contact={node.userid} zone={zone} className={buttonClass('ghost', false, true)}>
            {t('network.register', { zone })}
          </RegisterLink>
        ))}
        {onGo ? (
          <Button wide onClick={() => onGo(node)}>
            {t('network.goHere')}
          </Button>
        ) : null}
      </div>
    </LazySheet>
  );
}
