import type { Tone } from '@greenhall/domain/shared/tone';
import type { PlainKey } from '@greenhall/locales/runtime';
import { Button, type TableProps } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { type DeskRoute, IfMay, useMay } from '../rights.tsx';
import { ToneTag } from '../tone-tag.tsx';
import { pressedBy } from '../keyboard/row-keys.ts';
import { useTexts } from '../texts.ts';
import { Time } from '../time.tsx';
import { useOpened } from './opened.ts';
import { keyOf, type ListKey, type OrderOf, type RowOf } from './types.ts';

/** A column of a list page. */
export type Column<Row, Order> = NonNullable<TableProps<Row>['columns']>[number] & {
  /** The order that its header asks the server for. */
  readonly order?: Order;
};

const ordered = <O,>(order: O | undefined) => (order === undefined ? {} : { order });
/** What can be done is in sight however wide the rest is. */
const AT_HAND = { fixed: 'right' } as const;

/** Columns by what they show, for the rows of one list. */
export function useColumns<K extends ListKey>() {
  type Row = RowOf<K>;
  type Order = OrderOf<K>;
  type Drawn = ComponentType<{ readonly row: Row }>;
  const { t, figure } = useTexts();
  const { open } = useOpened();
  const may = useMay();
  const column = (
    title: PlainKey,
    render: (row: Row) => ReactNode,
    more: Omit<Column<Row, Order>, 'title' | 'render'> = {},
  ): Column<Row, Order> => ({ ...more, title: t(title), render: (_: unknown, row: Row) => render(row) });
  return {
    text: (title: PlainKey, of: (row: Row) => string | number | null, order?: Order) =>
      column(title, of, ordered(order)),
    drawn: (title: PlainKey, Shown: Drawn) => column(title, (row) => <Shown row={row} />),
    /** The name of a member and its number. */
    member: (title: PlainKey, of: (row: Row) => { readonly name: string; readonly member: string }, order?: Order) =>
      column(title, (row) => `${of(row).name} (${of(row).member})`, ordered(order)),
    /** An amount in a coin. */
    amount: (title: PlainKey, of: (row: Row) => string, coin: string, order?: Order) =>
      column(title, (row) => `${figure(of(row))} ${coin}`, { align: 'right', ...ordered(order) }),
    /** A figure that is written already. */
    figure: (title: PlainKey, of: (row: Row) => string | number) => column(title, of, { align: 'right' }),
    moment: (title: PlainKey, of: (row: Row) => string | null, order?: Order) =>
      column(title, (row) => <Time at={of(row)} />, ordered(order)),
    /** The state of a row in its tone, and what else is to be said about it. */
    state: <S extends string>(
      of: (row: Row) => S,
      tones: Readonly<Record<S, Tone>>,
      word: (state: S) => string,
      Besides?: Drawn,
    ) =>
      column('console.state', (row) => (
        <>
          <ToneTag tone={tones[of(row)]}>{word(of(row))}</ToneTag>
          {Besides ? <Besides row={row} /> : null}
        </>
      )),
    acts: (Acts: Drawn) => column('console.acts', (row) => <Acts row={row} />, AT_HAND),
    /** A name that opens the row above the list, for who may call what is read then. */
    opener: (title: PlainKey, of: (row: Row) => string, reads: DeskRoute) =>
      column(title, (row) =>
        may(reads) ? (
          <Button type="link" className="h-auto p-0" {...pressedBy('Enter')} onClick={() => open(keyOf(row))}>
            {of(row)}
          </Button>
        ) : (
          of(row)
        ),
      ),
    /** A button that opens the row above the list, for who may call what is read then. Its name may say which row. */
    opens: (label: PlainKey, reads: DeskRoute, of?: (row: Row) => string) =>
      column(
        'console.acts',
        (row) => (
          <IfMay route={reads}>
            <Button
              {...pressedBy('Enter')}
              {...(of ? { 'aria-label': `${t(label)} ${of(row)}` } : {})}
              onClick={() => open(keyOf(row))}
            >
              {t(label)}
            </Button>
          </IfMay>
        ),
        AT_HAND,
      ),
  };
}
