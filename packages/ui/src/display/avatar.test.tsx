import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

const drawn = (name: string): string => renderToStaticMarkup(<Avatar name={name} />);

describe('a default avatar', () => {
  it('is the same for all who are seen by the same mask, each time', () => {
    expect(drawn('an***9')).toBe(drawn('an***9'));
  });

  it('differs between most names, so that rows of a list are told apart', () => {
    const names = Array.from(
      { length: 60 },
      (_, index) => `m${String.fromCodePoint(97 + (index % 26))}***${index % 10}`,
    );
    expect(new Set(names.map(drawn)).size).toBeGreaterThan(12);
  });

  it('has no letter and no number of its member in it', () => {
    expect(drawn('leo2026')).not.toMatch(/leo|2026/);
  });
});
