import { Icon } from '@greenhall/ui/icon';
import { AppLink } from '../../../app/app-link.tsx';
import { readSession } from '../../../app/session.ts';
import { useTexts } from '../../../app/texts.ts';
import { isCooling, levelMark, stateOf } from './node-state.ts';
import { NODE_HEIGHT, type Spot, type TreeNode, type Zone } from './tree-layout.ts';

const BOX = 'absolute rounded-control px-2 text-left text-[12px] leading-tight select-none';

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
    <AppLink to="/pages/user/register" search={{ code: readSession().recode, contact, zone }} className={className}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{t('network.registerAt', { zone, name: contact })}</span>
    </AppLink>
  );
}

/** The second line of a node: who it is, its level or state, and how many stand below it. */
function NodeLine({ node, isOwn }: { node: TreeNode; isOwn: boolean }) {
  const { t, number } = useTexts();
  const below = node.countA + node.countB;
  if (isOwn) return `${levelMark(node.level)} · ${t('network.you')}`;
  if (node.status === 'pending') return t('network.pending');
  return (
    <>
      {isCooling(node) ? (
        <Icon name="clock" size={12} className="mr-0.5 inline-block align-[-2px]" />
      ) : (
        levelMark(node.level)
      )}
      {below > 0 ? ` · ${number(below)}` : ''}
    </>
  );
}

export interface TreeSpotProps {
  spot: Spot;
  width: number;
  isTop: boolean;
  onOpen: (node: TreeNode) => void;
}

/** A node as a button, or a free place as a link to a registration there. */
export function TreeSpot({ spot, width, isTop, onOpen }: TreeSpotProps) {
  const { t, number } = useTexts();
  const box = { left: spot.x - width / 2, top: spot.y, width, height: NODE_HEIGHT };
  const zone = spot.zone ?? 'A';
  if ('free' in spot)
    return (
      <div style={box} className="absolute">
        <RegisterLink
          contact={spot.free.userid}
          zone={zone}
          className="grid size-full place-items-center rounded-control border-[1.5px] border-dashed border-brand px-1 text-center text-[12px] leading-tight font-medium text-brand-strong"
        >
          {t('network.register', { zone })}
        </RegisterLink>
      </div>
    );
  const { node } = spot;
  const isOwn = node.id === readSession().id;
  const spoken = [
    node.userid,
    isOwn ? t('network.you') : undefined,
    spot.zone === null ? undefined : t('network.zone', { zone }),
    node.level > 0 ? levelMark(node.level) : undefined,
    t(stateOf(node).label),
    `${t('network.below')}: ${number(node.countA)} / ${number(node.countB)}`,
  ];
  return (
    <button
      type="button"
      style={box}
      aria-haspopup="dialog"
      aria-label={spoken.filter((part) => part !== undefined).join(', ')}
      onClick={() => onOpen(node)}
      className={`${BOX} bg-surface ${isTop ? 'shadow-[inset_0_0_0_2px_var(--brand)]' : 'shadow-[var(--shadow),inset_0_0_0_1px_var(--line)]'}`}
    >
      <b className="block truncate text-s">
        {isTop || spot.zone === null ? '' : `${zone} · `}
        {node.userid}
      </b>
      <span className="block truncate text-ink-3">
        <NodeLine node={node} isOwn={isOwn} />
      </span>
    </button>
  );
}
