import { Icon } from '@greenhall/ui/display/icon';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { isCooling, levelMark } from './node-state.ts';
import { NODE_HEIGHT, type Spot, type TreeNode, type Zone } from './tree-layout.ts';

/** The tree has a zoom of its own, so its letters keep their size. */
const BOX = 'absolute rounded-control px-2 text-left text-spot leading-tight select-none';

export interface RegisterLinkProps {
  contact: string;
  zone: Zone;
  className: string;
  children: string;
}

/** Leads to the registration of somebody at this place, with the own invitation. */
export function RegisterLink({ contact, zone, className, children }: RegisterLinkProps) {
  const { t } = useTexts();
  return (
    <AppLink to={links.register({ code: readSession().recode, contact, zone })} className={className}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{t('network.registerAt', { zone, name: contact })}</span>
    </AppLink>
  );
}

/** The second line of a node: its level or state, and who it is or how many stand below it. */
function NodeLine({ node, isOwn, gap }: { node: TreeNode; isOwn: boolean; gap: string }) {
  const { t, number } = useTexts();
  const below = node.countA + node.countB;
  if (node.status === 'pending') return isOwn ? t('network.you') : t('network.pending');
  const mark = isCooling(node) ? (
    <>
      <Icon name="clock" size={12} className="mr-0.5 inline-block align-[-2px]" />
      <span className="sr-only">{t('network.stateCooling')}</span>
    </>
  ) : (
    levelMark(node.level)
  );
  return (
    <>
      {mark}
      {isOwn ? gap + t('network.you') : below > 0 ? gap + number(below) : ''}
    </>
  );
}

export interface TreeSpotProps {
  spot: Spot;
  isTop: boolean;
  onOpen: (node: TreeNode) => void;
}

const WIDE = 100;

/** A node as a button, or a free place as a link to a registration there. */
export function TreeSpot({ spot, isTop, onOpen }: TreeSpotProps) {
  const { t } = useTexts();
  const { width } = spot;
  const box = { left: spot.x - width / 2, top: spot.y, width, height: NODE_HEIGHT };
  const zone = spot.zone ?? 'A';
  if ('free' in spot)
    return (
      <div style={box} className="absolute">
        <RegisterLink
          contact={spot.free.userid}
          zone={zone}
          className="grid size-full place-items-center rounded-control border-[1.5px] border-dashed border-brand px-1 text-center text-spot leading-tight font-medium text-brand-strong"
        >
          {t('network.register', { zone })}
        </RegisterLink>
      </div>
    );
  const { node } = spot;
  const gap = width >= WIDE ? ' · ' : ' ';
  const mark = isTop || spot.zone === null ? '' : zone + gap;
  return (
    <button
      type="button"
      style={box}
      aria-haspopup="dialog"
      onClick={() => onOpen(node)}
      className={`${BOX} bg-surface shadow-card ${isTop ? 'border-2 border-brand' : 'border border-line'}`}
    >
      <b className="block truncate text-spot">
        {width >= WIDE ? mark : ''}
        {node.userid}
      </b>
      <span className="block truncate text-ink-3">
        {width >= WIDE ? '' : mark}
        <NodeLine node={node} isOwn={node.id === readSession().id} gap={gap} />
      </span>
    </button>
  );
}
