import { createHashHistory } from '@tanstack/react-router';
import type { Place } from './links.ts';

export const history = createHashHistory();

/** The URL of a screen with its values. */
export function hrefOf({ to, search }: Place): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${to}?${query}` : to;
}

/** Opens a screen. Opening the current screen again is ignored (rule: app#routes). */
export function openScreen(place: Place, replace = false): void {
  const href = hrefOf(place);
  if (history.location.href === href) return;
  if (replace) history.replace(href);
  else history.push(href);
}

/** Goes back to the previous screen, or to `otherwise` if this screen was opened first. */
export function goBack(otherwise: Place): void {
  if (history.canGoBack()) history.back();
  else openScreen(otherwise, true);
}
