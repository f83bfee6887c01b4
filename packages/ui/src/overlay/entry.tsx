import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * Gives an open overlay its entry in the history of the app, and returns what takes the entry away. `close` is called when the entry
 * is left. In an app that provides nothing, overlays have no entries.
 */
export type AddOverlay = (close: () => void) => () => void;

export const OverlayEntries = createContext<AddOverlay | undefined>(undefined);

/** Gives an overlay an entry of the history while it is shown, and not while its screen is kept out of sight. */
export function useOverlayEntry(show: boolean, close: () => void): void {
  const add = useContext(OverlayEntries);
  const leave = useEffectEvent(close);
  useEffect(() => (show ? add?.(() => leave()) : undefined), [show, add]);
}
