import { lazy, type ReactNode, Suspense } from 'react';
import { Icon, type IconName } from '../display/icon.tsx';
import type { SceneName } from '../drawing/scenes.tsx';

const Scene = lazy(() => import('../drawing/scenes.tsx'));

/** What is drawn for the thing of which there is nothing; the icons that are not here tell of faults, and stay icons. */
const SCENE_OF: Partial<Record<IconName, SceneName>> = {
  list: 'records',
  wallet: 'records',
  chart: 'records',
  grid: 'goods',
  cart: 'goods',
  search: 'search',
  chat: 'messages',
  horn: 'messages',
  bell: 'messages',
  users: 'people',
  tree: 'people',
  medal: 'people',
  lock: 'closed',
  shield: 'closed',
};

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  note?: string | undefined;
  /** What the person can do about it. */
  action?: ReactNode;
}

/** In place of a list without entries, or of what could not be read. The drawing is loaded beside it and keeps its place. */
export function EmptyState({ icon = 'list', title, note, action }: EmptyStateProps) {
  const scene = SCENE_OF[icon];
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      {scene ? (
        <span className="mb-1.5 size-24">
          <Suspense>
            <Scene name={scene} />
          </Suspense>
        </span>
      ) : (
        <span className="mb-1.5 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon name={icon} size={26} />
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {note ? <p className="text-s text-ink-2">{note}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
