import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(join(import.meta.dirname, '../../packages/ui/src/tokens.css'), 'utf8');

/** The value of a token in a theme, as six hexadecimal digits. */
function colour(theme: 'light' | 'dark', name: string): string {
  const block = CSS.slice(CSS.indexOf(theme === 'light' ? ':root' : `[data-theme='dark']`));
  return new RegExp(`--${name}: #([\\da-f]{6})`).exec(block)?.[1] ?? '';
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each([
    ['brand-strong', 'surface'],
    ['owed', 'surface'],
    ['owed', 'surface-2'],
  ])('shows a bar of %s on %s, so that it is seen whole', (bar, ground) => {
    expect(contrast(colour(theme, bar), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(['ink', 'ink-2', 'ink-3'].flatMap((ink) => ['bg', 'surface', 'surface-2'].map((ground) => [ink, ground])))(
    'writes %s on %s so that it is read',
    (ink, ground) => {
      expect(contrast(colour(theme, ink ?? ''), colour(theme, ground ?? ''))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
