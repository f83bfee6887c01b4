import { Card } from '@greenhall/ui/page/card';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import { isNearFrame, layoutTree, type TreeNode, type View } from './tree-layout.ts';
import { TreeSpot } from './tree-spot.tsx';
import { usePanZoom } from './use-pan-zoom.ts';

const ROWS = 3;
const MARGIN = 4;
const SMALLEST_FIT = 0.72;

/** The width of an element, followed as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(330);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

function ZoomButton({
  icon,
  label,
  onClick,
  disabled,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center text-ink-2 disabled:opacity-40"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

export interface TreeViewProps {
  top: TreeNode;
  nodes: readonly TreeNode[];
  onOpen: (node: TreeNode) => void;
}

/** Three rows of the placement tree, drawn where they are in sight; it is moved and zoomed by hand and by keys. */
export function TreeView({ top, nodes, onOpen }: TreeViewProps) {
  const { t } = useTexts();
  const { ref, width } = useWidth();
  const layout = useMemo(() => layoutTree(top, nodes, ROWS, width - 2 * MARGIN), [top, nodes, width]);
  const home = useMemo<View>(() => {
    const k = Math.min(1, Math.max(SMALLEST_FIT, (width - 2 * MARGIN) / layout.width));
    const head = layout.spots[0]?.x ?? 0;
    const fits = layout.width * k <= width;
    return { k, x: fits ? (width - layout.width * k) / 2 : width / 2 - head * k, y: MARGIN };
  }, [layout, width]);
  const frame = { width, height: layout.height * home.k + 2 * MARGIN };
  const { view, isHome, zoom, fit, handlers } = usePanZoom(home, frame);
  const { onClickCapture, onKeyDown, ...pointing } = handlers;
  return (
    <Card className="px-1.5! pb-1!">
      <div
        ref={ref}
        role="presentation"
        {...pointing}
        onKeyDown={onKeyDown}
        onClickCapture={onClickCapture}
        style={{ height: frame.height, touchAction: isHome ? 'pan-y' : 'none' }}
        className="relative cursor-grab overflow-hidden rounded-control active:cursor-grabbing"
      >
        <div
          role="group"
          aria-label={`${t('network.tree')}. ${t('network.treeHelp')}`}
          className="absolute top-0 left-0 origin-top-left"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.k})`, width: layout.width }}
        >
          <svg
            aria-hidden
            width={layout.width}
            height={layout.height}
            className="absolute top-0 left-0 overflow-visible fill-none stroke-ink-3 stroke-[1.7] opacity-45"
          >
            {layout.lines
              .filter((line) => isNearFrame(line, view, frame))
              .map((line) => (
                <path key={line.path} d={line.path} />
              ))}
          </svg>
          {layout.spots
            .filter((spot) => isNearFrame(spot, view, frame))
            .map((spot) => (
              <TreeSpot
                key={'node' in spot ? spot.node.id : `${spot.free.id}${spot.zone}`}
                spot={spot}
                isTop={'node' in spot && spot.node.id === top.id}
                onOpen={onOpen}
              />
            ))}
        </div>
      </div>
      <div className="flex justify-end">
        <ZoomButton icon="minus" label={t('network.zoomOut')} onClick={() => zoom(-1)} />
        <ZoomButton icon="plus" label={t('network.zoomIn')} onClick={() => zoom(1)} />
        <ZoomButton icon="refresh" label={t('network.fit')} disabled={isHome} onClick={fit} />
      </div>
    </Card>
  );
}
