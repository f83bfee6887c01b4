import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface CellProps {
  lead?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  valueNote?: ReactNode;
  /** Shows the arrow of a row that leads somewhere. */
  arrow?: boolean;
}

const ROW =
  'flex w-full items-center gap-3 border-t border-line py-3.25 text-left [li:first-child&]:border-t-0 [li:first-child>&]:border-t-0';

/** The inside of one row; put it in a `CellList`, alone, in a link or in a button with `cellClass`. */
export function Cell({ lead, title, note, value, valueNote, arrow = false }: CellProps) {
  return (
    <>
      {lead}
      <span className="min-w-0 flex-1">
        <span className={`block hyphens-auto wrap-anywhere ${note ? 'font-semibold' : ''}`}>{title}</span>
        {note ? <span className="block text-s text-ink-3 wrap-anywhere">{note}</span> : null}
      </span>
      {value === undefined && valueNote === undefined ? null : (
        <span className="num text-right">
          <span className={`block ${valueNote === undefined ? 'text-s text-ink-3' : 'font-semibold'}`}>{value}</span>
          {valueNote === undefined ? null : <span className="block text-s text-ink-3">{valueNote}</span>}
        </span>
      )}
      {arrow ? <Icon name="next" size={16} className="text-ink-3" /> : null}
    </>
  );
}

export const cellClass = ROW;

export function CellList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className="m-0 list-none p-0">
      {children}
    </ul>
  );
}

/** A row that is read, not pressed. */
export function CellRow(props: CellProps) {
  return (
    <li className={ROW}>
      <Cell {...props} />
    </li>
  );
}

/** A row that acts. */
export function CellButton({ onClick, ...cell }: CellProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={ROW}>
        <Cell {...cell} />
      </button>
    </li>
  );
}
