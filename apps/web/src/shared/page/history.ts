import { createHashHistory } from '@tanstack/react-router';
import type { Place } from './links.ts';

export const history = createHashHistory();

/** The address of a place. */
export function hrefOf({ to, search }: Place): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${to}?${query}` : to;
}

/** Opens a screen; opening the one that is open is ignored (rule: app#routes). */
export function go(place: Place, replace = false): void {
  const href = hrefOf(place);
  if (history.location.href === href) return;
  if (replace) history.replace(href);
  else history.push(href);
}

/** Back to where the person came from, or to `otherwise` when this screen was opened first. */
export function goBack(otherwise: Place): void {
  if (history.canGoBack()) history.back();
  else go(otherwise, true);
}
