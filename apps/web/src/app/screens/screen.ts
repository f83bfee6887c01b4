import type { ClientKey } from '@greenhall/contract/generated/paths';
import type { PlainKey } from '@greenhall/locales/runtime';
import type { SliceName } from '@greenhall/locales/slices';
import type { ComponentType } from 'react';
import type { ScreenPath } from '../../shared/page/links.ts';

/** A screen as router, titles, tab bar, guards and preloading know it. */
export interface Screen {
  readonly path: ScreenPath;
  /** The key of the navigation title. A screen without one has no header bar. */
  readonly title?: PlainKey;
  /** The index in the tab bar. */
  readonly tab?: number;
  readonly access: 'public' | 'member';
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Slices of texts that the screen needs besides `common`. */
  readonly texts: readonly SliceName[];
  /** The reads that the screen shows first. They start while the screen is loading. */
  readonly first?: readonly ClientKey[];
  /** The list from which the screen is opened; beside it where there is room for both. */
  readonly beside?: ScreenPath;
  /** What the address has to name for the list to be beside the screen. */
  readonly besideWith?: string;
  /** Takes the whole width of a wide window, and not that of a text. */
  readonly isSpread?: true;
}
