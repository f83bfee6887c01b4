import { createContext, useContext } from 'react';

const Beside = createContext(false);

/** Tells a screen that it is shown beside another one, as the list from which that one was opened. */
export const BesideProvider = Beside.Provider;
export const useIsBeside = (): boolean => useContext(Beside);
