import { type ComponentType, useState } from 'react';
import { type DeskRoute, useMay } from '../rights.tsx';
import { useOpened } from './opened.ts';
import { type Keyed, keyOf } from './types.ts';

export interface CaseProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Opens the next row of the list that is in the state in which this one was, or closes the case where there is none. */
  readonly onDone: () => void;
}

/** A case that is read by itself and lies above its list, so that a link opens it whatever the list shows. */
export interface CaseAbove {
  readonly reads: DeskRoute;
  readonly Case: ComponentType<CaseProps>;
}

const stateOf = (row: object): unknown => ('state' in row ? row.state : undefined);

/** Shows the case that the address names. */
export function OpenedCase<Row extends Keyed>({
  rows,
  of: { reads, Case },
}: {
  readonly rows: readonly Row[];
  readonly of: CaseAbove;
}) {
  const may = useMay();
  const { opened, openInstead, close } = useOpened();
  const [begun, setBegun] = useState<{ readonly id: string; readonly next: string | undefined }>();
  const place = rows.findIndex((row) => keyOf(row) === opened);
  const row = rows[place];
  // The list may be read again without the row before its decision is done: what comes next is known from the beginning.
  if (opened !== null && row && begun?.id !== opened) {
    const next = rows.slice(place + 1).find((one) => stateOf(one) === stateOf(row));
    setBegun({ id: opened, next: next && keyOf(next) });
  }
  if (opened === null || !may(reads)) return null;
  const goOn = () => {
    if (begun?.id === opened && begun.next !== undefined) openInstead(begun.next);
    else close();
  };
  return <Case key={opened} id={opened} onClose={close} onDone={goOn} />;
}
