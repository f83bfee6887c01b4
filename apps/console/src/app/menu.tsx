import { Tag } from 'antd';
import type { MouseEvent } from 'react';
import { goTo } from '../kit/location.ts';
import { countText, useQueues, waitingByList } from '../kit/queues.ts';
import { mayCall, useRoles } from '../kit/rights.tsx';
import { useTexts } from '../kit/texts.ts';
import { menu, type Screen } from './routes.ts';

/** A link to where one is would not begin there anew; with a key held down, the browser opens it as it opens other links. */
function follow(event: MouseEvent, path: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(path);
}

function Place({ screen: { path, title }, isHere, waiting }: OfPlace) {
  const texts = useTexts();
  return (
    <li>
      <a href={`#${path}`} aria-current={isHere ? 'page' : undefined} onClick={(event) => follow(event, path)}>
        <span>{texts.t(title)}</span>
        {waiting > 0 ? <Tag className="me-0">{countText(texts, waiting)}</Tag> : null}
      </a>
    </li>
  );
}

interface OfPlace {
  readonly screen: Screen;
  readonly isHere: boolean;
  /** How many things wait there. */
  readonly waiting: number;
}

/** The menu: what the roles may read, by kind of work, with what waits in each list. */
export function Menu({ path }: { readonly path: string }) {
  const { t } = useTexts();
  const roles = useRoles();
  const waiting = waitingByList(useQueues().data?.items ?? []);
  return (
    <nav className="menu" aria-label={t('console.menu')}>
      {menu.map(({ title, screens: all }) => {
        const shown = all.filter(({ reads }) => mayCall(roles, reads));
        if (shown.length === 0) return null;
        return (
          <div key={title ?? ''}>
            {title ? <p id={title}>{t(title)}</p> : null}
            <ul aria-labelledby={title}>
              {shown.map((screen) => (
                <Place
                  key={screen.path}
                  screen={screen}
                  isHere={screen.path === path}
                  waiting={waiting.get(screen.reads) ?? 0}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
