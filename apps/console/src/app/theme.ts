import { theme as antd, type ThemeConfig } from 'antd';
import { type Token, tokenValue } from '../kit/tokens.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

/** The theme that was chosen in this browser, here or in the member app; else that of the device. */
export const storedTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'system';

export function storeTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
}

/** Marks the page as dark or light, so that the tokens have the values of that scheme, and answers whether it is dark. */
export function applyTheme(theme: Theme): boolean {
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice.matches);
  if (isDark) document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
  return isDark;
}

/** Follows the device while no theme is chosen. */
export function onDeviceTheme(changed: () => void): () => void {
  darkDevice.addEventListener('change', changed);
  return () => darkDevice.removeEventListener('change', changed);
}

/**
 * The design tokens as a theme of the component library, which computes shades of its own and so needs their values.
 * Nothing moves where the device asks for that: the library would otherwise animate what it opens. Under the pointer the
 * colours stay, since the lighter ones of the library are too faint to read; so are its colours of a choice that can no
 * longer be changed, which an operator still reads. A button that is busy turns its mark and stays as readable as before.
 */
export function themeOf(isDark: boolean): ThemeConfig {
  const value = (name: Token) => tokenValue(name);
  const chosen = { itemSelectedBg: value('--brand-soft'), itemSelectedColor: value('--brand-strong') };
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      opacityLoading: 1,
      colorPrimary: value('--brand-strong'),
      colorPrimaryHover: value('--brand-strong'),
      colorLink: value('--brand-strong'),
      colorLinkHover: value('--brand-strong'),
      colorSuccess: value('--up'),
      colorWarning: value('--warn'),
      colorError: value('--down'),
      colorErrorHover: value('--down'),
      colorInfo: value('--info'),
      colorBgLayout: value('--bg'),
      colorBgContainer: value('--surface'),
      colorBgElevated: value(isDark ? '--surface-2' : '--surface'),
      colorInfoBg: value('--info-soft'),
      colorInfoBorder: value('--line'),
      colorSuccessBg: value('--up-soft'),
      colorSuccessBorder: value('--line'),
      colorWarningBg: value('--warn-soft'),
      colorWarningBorder: value('--line'),
      colorErrorBg: value('--down-soft'),
      colorText: value('--ink'),
      colorTextSecondary: value('--ink-2'),
      colorTextDescription: value('--ink-2'),
      colorTextPlaceholder: value('--ink-3'),
      colorTextDisabled: value('--ink-3'),
      colorBgContainerDisabled: value('--surface-2'),
      colorBorderSecondary: value('--line'),
      borderRadius: 8,
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      fontFamily: value('--font'),
    },
    components: {
      Button: { primaryColor: value('--on-brand') },
      Menu: chosen,
      Typography: { fontSizeHeading1: 28, fontSizeHeading2: 20 },
      Segmented: { ...chosen, trackBg: value('--line') },
    },
  };
}
