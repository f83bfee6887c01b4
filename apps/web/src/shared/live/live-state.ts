import { create } from 'zustand';

/** Whether the live connection of this page is open. */
export const useLiveState = create(() => ({ isOpen: false }));
