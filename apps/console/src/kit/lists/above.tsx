import { type ComponentType, useState } from 'react';
import { type DeskRoute, useMay } from '../rights.tsx';
import { useOpened } from './opened.ts';
import { type Keyed, keyOf } from './types.ts';

/** What lies above a list when one of its rows is opened, for who may call what it reads. */
export interface Above<Row> {
  readonly reads: DeskRoute;
  readonly Shown: ComponentType<{ readonly row: Row; readonly onClose: () => void }>;
}

/** Shows the row that the address names. One that leaves the list while it is open stays as it was read last. */
export function Opened<Row extends Keyed>({
  rows,
  above: { reads, Shown },
}: {
  readonly rows: readonly Row[];
  readonly above: Above<Row>;
}) {
  const may = useMay();
  const { opened, close } = useOpened();
  const [kept, setKept] = useState<Row>();
  const found = rows.find((row) => keyOf(row) === opened);
  if (found && found !== kept) setKept(found);
  const row = found ?? (kept && keyOf(kept) === opened ? kept : undefined);
  return row && may(reads) ? <Shown key={keyOf(row)} row={row} onClose={close} /> : null;
}
