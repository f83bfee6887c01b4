import { createContext, useContext } from 'react';

const Line = createContext(true);

/** Tells whether there is a line to the server. Without one, buttons that act on it are disabled. */
export const LineProvider = Line.Provider;
export const useHasLine = (): boolean => useContext(Line);
