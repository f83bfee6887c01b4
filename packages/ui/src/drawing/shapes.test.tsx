import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CoinMark } from './coin.tsx';
import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

/** The paths of a drawing, in the order in which they are painted. */
const pathsOf = (...of: Drawn[]): string[] =>
  [...renderToStaticMarkup(<Shapes of={of} size={96} />).matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

describe('the shapes of drawings', () => {
  it('stand an arch on the lower edge of its box', () => {
    expect(pathsOf({ arch: [24, 20, 48, 56], as: 'hall' })).toEqual(['M24 76V44a24 24 0 0 1 48 0V76z']);
  });

  it('give a quarter disc its centre in each corner, and its arc on the other side', () => {
    const corner = (of: 0 | 1 | 2 | 3) => pathsOf({ quarter: [0, 0, 8, of], as: 'held' })[0];
    expect(corner(0)).toBe('M0 0h8A8 8 0 0 1 0 8z');
    expect(corner(1)).toBe('M8 0h-8A8 8 0 0 0 8 8z');
    expect(corner(2)).toBe('M8 8h-8A8 8 0 0 1 8 0z');
    expect(corner(3)).toBe('M0 8h8A8 8 0 0 0 0 0z');
  });

  it('light the left half alone', () => {
    expect(pathsOf({ disc: [48, 48, 8], as: 'held', lit: true })).toEqual([
      'M40 48a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z',
      'M48 40a8 8 0 0 0 0 16z',
    ]);
  });

  it('tell the four coins apart without their colours', () => {
    const marks = (['mey', 'bdb', 'ftb', 'usdt'] as const).map((coin) =>
      renderToStaticMarkup(<CoinMark coin={coin} />).replaceAll(/fill-[\w-]+/g, ''),
    );
    expect(new Set(marks).size).toBe(4);
  });
});
