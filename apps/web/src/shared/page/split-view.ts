import { createContext, useContext } from 'react';

const Beside = createContext(false);

/** Tells a screen that it is shown beside another one, as the list from which that one was opened. */
export const SplitViewProvider = Beside.Provider;
export const useIsSplitView = (): boolean => useContext(Beside);
