import type { ActState } from '@greenhall/client/pending-writes';
import { create } from 'zustand';

/** The acts of this page of which the outcome is not known, by their ids. What knows more is loaded with the first write. */
export const useActStates = create<Readonly<Record<string, ActState | undefined>>>(() => ({}));
