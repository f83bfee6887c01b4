import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, openScreen } from './history.ts';
import type { Place } from './links.ts';
import { usePreload } from './screens.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: Place;
  /** Called as the link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Whether the browser is asked for another tab, window or a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link to a screen, whose code starts loading when a finger or pointer reaches it. One that is marked as the current page
 * does nothing.
 */
export function AppLink({ to, onFollow, children, ...rest }: AppLinkProps) {
  const preload = usePreload();
  const href = hrefOf(to);
  const bring = () => preload(to.to);
  return (
    <a
      {...rest}
      href={`#${href}`}
      onPointerEnter={bring}
      onPointerDown={bring}
      onFocus={bring}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onFollow?.();
        if (rest['aria-current'] !== 'page') openScreen(to);
      }}
    >
      {children}
    </a>
  );
}
