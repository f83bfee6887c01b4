import type { ReadKey } from '@greenhall/contract/shared/route';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Empty, Flex, Table, type TableProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ownsKeys, useRowKeys } from './keyboard/row-keys.ts';
import type { DeskRoute } from './rights.tsx';
import { ReadFault, ReadState } from './read-state.tsx';
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
  readonly expandable?: NonNullable<TableProps<T>['expandable']>;
}

/** Figures are never broken between the number and its coin. */
const inOneLine = () => ({ style: { whiteSpace: 'nowrap' } }) as const;

/** A row that the keyboard leads to. */
const FOCUSABLE = { tabIndex: -1 } as const;

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
  expandable,
  order,
  onOrder,
}: Shown<T>) {
  return (
    <Table<T>
      style={{ width: '100%' }}
      size={isSmall ? 'small' : 'middle'}
      scroll={{ x: true }}
      loading={isLoading}
      pagination={false}
      // Nothing is said to be empty before the answer is there.
      locale={{ emptyText: isLoading ? ' ' : <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} /> }}
      rowKey={rowKey}
      dataSource={rows}
      onRow={() => FOCUSABLE}
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

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string | undefined;
}

/** A table that reads page after page by cursor: loading, empty, failed or filled. What was read stays when a later read fails. */
export function DeskTable<T extends object>({
  name,
  read,
  rowKey,
  columns,
  isSmall = false,
  isReadOnce = false,
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
  /** What is made of the rows besides the table. */
  readonly renderBesides?: ((rows: readonly T[]) => ReactNode) | undefined;
}) {
  const { t } = useTexts();
  const pages = useInfiniteQuery({
    queryKey: name,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    ...(isReadOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : { refetchInterval: 15_000 }),
  });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const hasFailedToGoOn = pages.isFetchNextPageError;
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  if (!pages.data && pages.error) return <ReadState of={pages} />;
  return (
    <Flex ref={list} vertical gap={12} style={{ width: '100%' }} {...ownsKeys}>
      {hasFailedToGoOn ? null : <ReadFault of={pages} />}
      <RowTable
        rows={rows}
        rowKey={rowKey}
        columns={columns}
        isLoading={pages.isPending}
        isSmall={isSmall}
        order={order}
        onOrder={onOrder}
      />
      {hasFailedToGoOn ? <ReadFault of={{ error: pages.error, refetch: () => pages.fetchNextPage() }} /> : null}
      {pages.hasNextPage && !hasFailedToGoOn ? (
        <Button onClick={() => void pages.fetchNextPage()} loading={pages.isFetchingNextPage}>
          {t('console.more')}
        </Button>
      ) : null}
      {renderBesides?.(rows)}
    </Flex>
  );
}
