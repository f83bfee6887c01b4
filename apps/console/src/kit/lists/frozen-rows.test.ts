import { describe, expect, it } from 'vitest';
import { freezeRows, movedIn, type Page, pageAsRead } from './frozen-rows.ts';

interface Row {
  readonly id: string;
  readonly state: string;
}
const keyOf = (row: Row) => row.id;
const pageOf = (ids: string, next?: string, state = 'open'): Page<Row> => ({
  items: [...ids].map((id) => ({ id, state })),
  ...(next ? { next } : {}),
});
const idsOf = ({ items }: Page<Row>) => items.map(keyOf).join('');
const later = (before: Page<Row>, after: Page<Row>) => freezeRows(pageAsRead(before), after, keyOf);
const moved = (before: Page<Row>, after: Page<Row>) => {
  const { newer, gone } = movedIn(later(before, after), keyOf);
  return { newer, gone: [...gone].join('') };
};

describe('rows that are kept', () => {
  it('stand where they stood and change in place', () => {
    const { shown } = later(pageOf('dcba'), pageOf('fedcba', undefined, 'done'));
    expect(idsOf(shown)).toBe('dcba');
    expect(new Set(shown.items.map(({ state }) => state))).toEqual(new Set(['done']));
  });

  it('appear at once where nothing was shown', () => {
    expect(idsOf(later(pageOf(''), pageOf('ba')).shown)).toBe('ba');
  });

  it('are new before the last row that was there before', () => {
    expect(moved(pageOf('dcba', '1'), pageOf('fedc', '3'))).toEqual({ newer: 2, gone: '' });
  });

  it('are new at the end of a list that was shown to its end, and not where there was more', () => {
    expect(moved(pageOf('ab'), pageOf('abc'))).toEqual({ newer: 1, gone: '' });
    expect(moved(pageOf('dcba', '1'), pageOf('dca9', '0'))).toEqual({ newer: 0, gone: 'b' });
  });

  it('are gone when a later one is still there, or when the list was read to its end', () => {
    expect(moved(pageOf('dcba', '1'), pageOf('dba9', '0'))).toEqual({ newer: 0, gone: 'c' });
    expect(moved(pageOf('dcba'), pageOf(''))).toEqual({ newer: 0, gone: 'dcba' });
  });

  it('are all new when none of those before is left on the page', () => {
    expect(moved(pageOf('ba', '1'), pageOf('dc', '3'))).toEqual({ newer: 2, gone: '' });
    expect(movedIn(later(pageOf('ba', '1'), pageOf('dc', '3')), keyOf).isMore).toBe(true);
    expect(movedIn(later(pageOf('ba', '1'), pageOf('cb', '2')), keyOf).isMore).toBe(false);
  });
});
