import type { Reply } from '@greenhall/client/route-input';
import { Icon } from '@greenhall/ui/display/icon';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';

export interface TreePathProps {
  path: Reply<'network.tree'>['path'];
  onGo: (id: string) => void;
}

/** The way down to the node that is shown; its end stays in sight. */
export function TreePath({ path, onGo }: TreePathProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  }, [path]);
  return (
    <nav aria-label={t('network.path')}>
      <ol ref={list} className="m-0 flex list-none items-center overflow-x-auto p-0 text-s [scrollbar-width:none]">
        {path.map((step, index) => {
          const isLast = index === path.length - 1;
          return (
            <li key={step.id} className="flex shrink-0 items-center">
              {index > 0 ? <Icon name="next" size={14} className="text-ink-3" /> : null}
              <button
                type="button"
                aria-current={isLast ? 'location' : undefined}
                disabled={isLast}
                onClick={() => onGo(step.id)}
                className="min-h-11 min-w-11 px-1.5 text-brand-strong disabled:font-semibold disabled:text-ink"
              >
                {step.userid}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
