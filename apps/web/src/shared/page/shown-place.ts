import { createContext, useContext } from 'react';
import { type Address, currentAddress } from './history.ts';

const ShownPlace = createContext<Address | undefined>(undefined);

/** Tells a screen at which address it was opened, which stays while the next screen is being loaded. */
export const ShownPlaceProvider = ShownPlace.Provider;

export const useShownPlace = (): Address => useContext(ShownPlace) ?? currentAddress();
