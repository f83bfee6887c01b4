import type { ReadKey } from '@greenhall/contract/shared/route';
import { Empty, Flex, Table, type TableProps } from 'antd';
import { type ComponentRef, type ReactNode, useEffect, useRef } from 'react';
import { ownsKeys, useRowKeys } from './keyboard/row-keys.ts';
import { type Moved, movedIn, type Page } from './lists/frozen-rows.ts';
import { Pager, Moves } from './lists/pager.tsx';
import { useTrail } from './lists/trail.ts';
import { useFrozenPage } from './lists/use-frozen-page.ts';
import type { DeskRoute } from './rights.tsx';
import { ReadFault } from './read-state.tsx';
import { useTexts } from './texts.ts';

type Column<T> = NonNullable<TableProps<T>['columns']>[number];

interface Rows<T> {
  readonly rowKey: (row: T) => string;
  readonly columns: readonly (Column<T> & { readonly order?: string })[];
  /** The order of the rows, with a minus where it goes down; columns that name one can be pressed for it. */
  readonly order?: string | undefined;
  readonly onOrder?: ((order: string) => void) | undefined;
}

interface Shown<T> extends Rows<T> {
  readonly rows: readonly T[];
  readonly isLoading?: boolean;
  /** A table inside a card or beside others. */
  readonly isSmall?: boolean;
  /** Said where there are no rows. */
  readonly empty?: ReactNode;
  /** The rows that the list has no more: they stand still, and nothing is done with them. */
  readonly gone?: ReadonlySet<string>;
  readonly expandable?: NonNullable<TableProps<T>['expandable']>;
}

/** Figures are never broken between the number and its coin. */
const inOneLine = () => ({ className: 'whitespace-nowrap' });

/** A row that the keyboard leads to. */
const FOCUSABLE = { tabIndex: -1 } as const;
/** A row that has left the list. */
const GONE = { inert: true, className: 'opacity-40' } as const;
const UNMOVED: Moved = { newer: 0, isMore: false, gone: new Set() };

/** A header that asks for its order: pressed again, for the opposite one. */
function orderedBy<T>({ order, ...column }: Rows<T>['columns'][number], current: string | undefined): Column<T> {
  if (order === undefined) return column;
  const sortOrder = current === order ? 'ascend' : current === `-${order}` ? 'descend' : null;
  return {
    ...column,
    key: order,
    sorter: true,
    sortDirections: ['descend', 'ascend', 'descend'],
    showSorterTooltip: false,
    sortOrder,
  };
}

/** A table of rows that are there already, all of them. */
export function RowTable<T extends object>({
  rows,
  rowKey,
  columns,
  isLoading = false,
  isSmall = false,
  empty,
  gone = UNMOVED.gone,
  expandable,
  order,
  onOrder,
}: Shown<T>) {
  const table = useRef<ComponentRef<typeof Table>>(null);
  useEffect(() => {
    // What scrolls below a head that stays in sight is reached by keys.
    table.current?.nativeElement.querySelector('.ant-table-body')?.setAttribute('tabindex', '0');
  });
  return (
    <Table<T>
      ref={table}
      className="w-full"
      size={isSmall ? 'small' : 'middle'}
      scroll={{ x: true }}
      sticky={!isSmall}
      loading={isLoading}
      pagination={false}
      // Nothing is said to be empty before the answer is there.
      locale={{ emptyText: isLoading ? ' ' : (empty ?? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />) }}
      rowKey={rowKey}
      dataSource={rows}
      onRow={(row) => (gone.has(rowKey(row)) ? GONE : FOCUSABLE)}
      columns={columns.map((column) =>
        orderedBy(column.align === 'right' ? { ...column, onCell: inOneLine } : column, order),
      )}
      onChange={(_pages, _filters, sorter) => {
        if (!Array.isArray(sorter)) onOrder?.(`${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}`);
      }}
      {...(expandable ? { expandable } : {})}
    />
  );
}

/**
 * A table that shows a list page by page: loading, empty, failed or filled. What was read stays when a later read fails, and rows
 * stand still: what is new is told, and shown when it is asked for.
 */
export function DeskTable<T extends object>({
  name,
  read,
  rowKey,
  columns,
  isSmall = false,
  isReadOnce = false,
  empty,
  order,
  onOrder,
  renderBesides,
}: Rows<T> & {
  /** The route that is read, and what is asked of it. */
  readonly name: readonly [ReadKey | DeskRoute, ...unknown[]];
  readonly read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly isSmall?: boolean;
  /** What was answered stands: each read is logged. */
  readonly isReadOnce?: boolean;
  readonly empty?: ReactNode;
  /** What is made of the rows besides the table. */
  readonly renderBesides?: ((rows: readonly T[]) => ReactNode) | undefined;
}) {
  const { t } = useTexts();
  const trail = useTrail(JSON.stringify(name), !isSmall);
  const page = useFrozenPage({ name, cursor: trail.cursor, read, rowKey, isReadOnce });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const { shown, isMoving } = page;
  const moved = page.kept ? movedIn(page.kept, rowKey) : UNMOVED;
  const go = (step: () => void) => {
    step();
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };
  return (
    <Flex ref={list} vertical gap={12} className="w-full" {...ownsKeys}>
      <ReadFault of={page} />
      <Moves of={moved} onShow={page.showLatest} />
      {page.error && !shown ? null : (
        <RowTable
          rows={shown?.items ?? []}
          rowKey={rowKey}
          columns={columns}
          isLoading={!shown || isMoving}
          isSmall={isSmall}
          empty={
            empty ??
            (isReadOnce ? undefined : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.empty')} />)
          }
          gone={moved.gone}
          order={order}
          onOrder={onOrder}
        />
      )}
      <Pager
        number={trail.number}
        isMoving={isMoving}
        onNext={shown?.next === undefined ? undefined : () => go(() => trail.forth(shown.next ?? ''))}
        onBack={trail.number === 1 ? undefined : () => go(trail.back)}
      />
      {renderBesides?.(shown?.items ?? [])}
    </Flex>
  );
}
