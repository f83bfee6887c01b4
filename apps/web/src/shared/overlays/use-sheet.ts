import { currentAddress, goBack, openScreen } from '../page/history.ts';
import type { ScreenPath } from '../page/links.ts';
import { useShownPlace } from '../page/shown-place.ts';

/**
 * A sheet of a screen that is named in the address, so that Back closes it and a reload keeps it. `of` says what it is
 * about, such as a line of an order.
 */
export function useSheet(name: string) {
  const { href, pathname, search } = useShownPlace();
  const { sheet, of, ...screen } = search;
  const to = pathname as ScreenPath;
  return {
    show: sheet === name,
    of: sheet === name ? of : undefined,
    open: (about?: string) => openScreen({ to, search: { ...screen, sheet: name, ...(about ? { of: about } : {}) } }),
    close: () => {
      // What it was about may have been left meanwhile, or closed already.
      if (sheet === name && currentAddress().href === href) goBack({ to, search: screen });
    },
  };
}
