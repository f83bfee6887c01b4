import { type RefObject, useRef } from 'react';
import { useKeys } from './keys.ts';

/** What a button of a row is pressed by, as an attribute of the button or of what it stands in. */
export const pressedBy = (key: 'Enter' | 'a' | 'x') => ({ 'data-key': key });

/** The keys belong to the first list of a page. */
const LIST = '[data-list]';
export const ownsKeys = { 'data-list': '' };

const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tr[data-row-key]:not([inert])'),
];
const nameOf = (row: HTMLElement | undefined): string | undefined => row?.dataset['rowKey'];

/**
 * Moves along the rows of a list and presses their buttons: `j` and `k`, Enter and Esc, `n` for the next one, `a` and `x` to be
 * asked about approving and rejecting. A row that has been left is gone on from.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly name: string | undefined; readonly place: number }>(undefined);
  const own = () => (list.current && document.querySelector(LIST) === list.current ? list.current : undefined);
  const focused = () => own()?.querySelector<HTMLElement>('tr[data-row-key]:focus-within') ?? undefined;
  const placeOf = (rows: readonly HTMLElement[]) => {
    const row = focused();
    if (row) return rows.indexOf(row);
    const kept = rows.findIndex((one) => nameOf(one) === last.current?.name);
    // What is not there any more has been dealt with: the row behind it has taken its place.
    return kept >= 0 || !last.current ? kept : last.current.place - 1;
  };
  const move = (step: 1 | -1): boolean => {
    const rows = rowsOf(own() ?? document.createElement('div'));
    const place = Math.max(0, Math.min(rows.length - 1, placeOf(rows) + step));
    const row = rows[place];
    if (!row) return false;
    last.current = { name: nameOf(row), place };
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const press = (key: 'Enter' | 'a' | 'x'): boolean => {
    const row = focused();
    const button = row?.querySelector<HTMLButtonElement>(`button[data-key="${key}"], [data-key="${key}"] button`);
    // Enter on a button of the row presses that button.
    if (!row || !button || (key === 'Enter' && document.activeElement !== row)) return false;
    button.click();
    return true;
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    n: () => move(1) && press('Enter'),
    Enter: () => press('Enter'),
    a: () => press('a'),
    x: () => press('x'),
    Escape: () => {
      const row = focused();
      if (document.activeElement !== row) return false;
      row?.blur();
      return true;
    },
  });
}
