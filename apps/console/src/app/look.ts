import { type ThemeConfig, theme } from 'antd';
import { type Token, tokenValue } from '../kit/tokens.ts';

/** Marks the page as dark or light, as the device asks for, so that the tokens have the values of that scheme. */
export function applyScheme(): boolean {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (isDark) document.documentElement.dataset['theme'] = 'dark';
  return isDark;
}

/**
 * The design tokens as a theme of the component library, which computes shades of its own and so needs their values.
 * Nothing moves where the device asks for that: the library would otherwise animate what it opens. Under the pointer the
 * colours stay, since the lighter ones of the library are too faint to read; so are its colours of a choice that can no
 * longer be changed, which an operator still reads.
 */
export function lookOf(isDark: boolean): ThemeConfig {
  const value = (name: Token) => tokenValue(name);
  const chosen = { itemSelectedBg: value('--brand-soft'), itemSelectedColor: value('--brand-strong') };
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
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
      Segmented: { ...chosen, trackBg: value('--line') },
    },
  };
}
