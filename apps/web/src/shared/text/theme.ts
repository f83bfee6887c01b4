import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const stored = THEMES.find((theme) => theme === localStorage.getItem('theme'));

export const useTheme = create<{ theme: Theme }>(() => ({ theme: stored ?? 'system' }));

function apply(): void {
  const { theme } = useTheme.getState();
  const dark = theme === 'dark' || (theme === 'system' && darkDevice.matches);
  if (dark) document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  useTheme.setState({ theme });
  apply();
}

export function followDevice(): void {
  apply();
  darkDevice.addEventListener('change', apply);
}
