import { createContext, useContext } from 'react';

const Line = createContext(true);

/** Tells whether there is a line to the server. Without one, buttons that act on it are disabled. */
export const OnlineProvider = Line.Provider;
export const useIsOnline = (): boolean => useContext(Line);
