import { createHashHistory } from '@tanstack/react-router';

export const history = createHashHistory();

/** Where a screen lives: the specification's hash routes. */
export type ScreenPath = '/' | `/pages/${string}/${string}`;

/** The address of a screen with its search part, every value plain text. */
export function hrefOf(path: ScreenPath, search: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
}

/** Opens a screen; opening the one that is open is ignored (rule: specification §4). */
export function go(path: ScreenPath, search?: Readonly<Record<string, string>>, replace = false): void {
  const href = hrefOf(path, search);
  if (history.location.href === href) return;
  if (replace) history.replace(href);
  else history.push(href);
}

/** Back to where the person came from, or to `otherwise` when this screen was opened first. */
export function goBack(otherwise: ScreenPath): void {
  if (history.canGoBack()) history.back();
  else go(otherwise, {}, true);
}
