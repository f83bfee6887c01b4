/** The bars, which come together after the first screen, so that the one about a lost connection is there when it goes. */
export const bringBars = () => import('./late-bars.tsx');
