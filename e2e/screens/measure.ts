import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What a screen looks like, counted. */
export interface Figures {
  /** Sizes of text, in px, each once. */
  readonly sizes: readonly number[];
  /** How many filled buttons stand in the first screenful. */
  readonly filled: number;
  /** Colours that are no token, each with an element that has it. */
  readonly colours: readonly string[];
  /** Pairs of things to press of which one covers the other. */
  readonly overlaps: readonly string[];
  /** Texts of which letters are cut off. */
  readonly clipped: readonly string[];
}

const TOKENS = readFileSync(join(import.meta.dirname, '../../packages/ui/src/tokens.css'), 'utf8');
const NAMES = [...new Set([...TOKENS.matchAll(/^ {2}(--[\w-]+): (?:#|rgb)/gm)].map(([, name]) => name))];

/**
 * Runs in the page. Pictures, drawings, the bar of the test environment and the buttons below an overlay are no part of what is
 * counted.
 */
const MEASURE = `((names) => {
  const rgb = (text) => (text.match(/[\\d.]+/g) ?? []).slice(0, 3).map((part) => Math.round(Number(part))).join(' ');
  const probe = document.body.appendChild(document.createElement('i'));
  // Under reduced motion every change takes a moment.
  probe.style.setProperty('transition', 'none', 'important');
  const tokens = new Set(['0 0 0', '255 255 255']);
  for (const name of names) {
    probe.style.color = 'var(' + name + ')';
    tokens.add(rgb(getComputedStyle(probe).color));
  }
  probe.style.color = 'var(--brand-strong)';
  const brand = getComputedStyle(probe).color;
  probe.remove();
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const name = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName;
  const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('svg, noscript, .sr-only') && seen(element));
  const ownText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const texts = all.filter(ownText);
  const sizes = [...new Set(texts.map((element) => Math.round(parseFloat(getComputedStyle(element).fontSize) * 10) / 10))];
  const colours = new Map();
  for (const element of all) {
    const style = getComputedStyle(element);
    const shown = [style.backgroundColor, ...(ownText(element) ? [style.color] : [])];
    for (const colour of shown) {
      if (/, 0\\)$|\\/ 0\\)$/.test(colour) || !colour.startsWith('rgb')) continue;
      if (!tokens.has(rgb(colour))) colours.set(colour, name(element));
    }
  }
  const below = '[inert], [aria-hidden=true], [data-base-ui-inert]';
  const presses = all.filter((element) => element.matches('a[href], button, input, textarea, select') && !element.closest(below));
  const filled = presses.filter((element) => {
    const box = element.getBoundingClientRect();
    return getComputedStyle(element).backgroundColor === brand && box.top < innerHeight && !element.matches('[role=switch]');
  });
  const fixed = (element) => {
    for (let at = element; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  // What a list that scrolls shows of it.
  const shownBox = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const around = at.getBoundingClientRect();
      box.left = Math.max(box.left, around.left);
      box.right = Math.min(box.right, around.right);
    }
    return box;
  };
  const areaOf = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
  const loose = presses.filter((element) => !fixed(element)).map((element) => [element, shownBox(element)]);
  const overlaps = [];
  for (const [index, [one, a]] of loose.entries())
    for (const [other, b] of loose.slice(index + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A small button may lie on a picture that is pressed beside it.
      const isOnPicture = Math.max(areaOf(a), areaOf(b)) > 12 * Math.min(areaOf(a), areaOf(b)) && (one.querySelector('img') || other.querySelector('img'));
      if (width > 4 && height > 4 && !isOnPicture && !one.contains(other) && !other.contains(one)) overlaps.push(name(one) + ' / ' + name(other));
    }
  const clipped = texts.filter((element) => {
    const style = getComputedStyle(element);
    return style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1 && !element.matches('textarea, input');
  });
  return {
    sizes: sizes.toSorted((a, b) => a - b),
    filled: filled.length,
    colours: [...colours].map(([colour, of]) => colour + ' of ' + of),
    overlaps,
    clipped: clipped.map(name),
  };
})`;

/** Counts what a screen shows. */
export const measure = (page: Page): Promise<Figures> => page.evaluate(`${MEASURE}(${JSON.stringify(NAMES)})`);

const SIZES = 5;

/** What a screen has too much of, in a line; nothing where all is as it should be. */
export function misses({ sizes, filled, colours, overlaps, clipped }: Figures): string {
  return [
    sizes.length > SIZES ? `${sizes.length} sizes of text (${sizes.join(', ')})` : '',
    filled > 1 ? `${filled} filled buttons in sight` : '',
    ...colours.map((colour) => `not a token: ${colour}`),
    ...overlaps.map((pair) => `overlap: ${pair}`),
    ...clipped.map((text) => `clipped: ${text}`),
  ]
    .filter((miss) => miss !== '')
    .join('; ');
}
