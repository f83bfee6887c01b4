import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const stored = THEMES.find((theme) => theme === localStorage.getItem('theme'));

export const useTheme = create<{ theme: Theme }>(() => ({ theme: stored ?? 'system' }));

/** Keeps the choice. The page, which has the first colours before any script is loaded, draws it. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  useTheme.setState({ theme });
  dispatchEvent(new Event('theme'));
}
