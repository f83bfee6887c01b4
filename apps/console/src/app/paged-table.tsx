import type { ReadKey } from '@greenhall/contract/shared/route';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Table, type TableColumnsType } from 'antd';
import { failureText } from './failure.tsx';
import { useTexts } from './texts.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string | undefined;
}

/** A table that reads page after page by cursor. */
export function PagedTable<T extends object>({
  name,
  read,
  rowKey,
  columns,
}: {
  /** The route that is read, and what is asked of it. */
  readonly name: readonly [ReadKey, ...unknown[]];
  readonly read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly rowKey: (row: T) => string;
  readonly columns: TableColumnsType<T>;
}) {
  const texts = useTexts();
  const pages = useInfiniteQuery({
    queryKey: name,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    refetchInterval: 15_000,
  });
  if (pages.error) return <Alert type="error" title={failureText(texts, pages.error)} />;
  return (
    <Flex vertical gap={12}>
      <Table
        size="middle"
        scroll={{ x: true }}
        loading={pages.isPending}
        pagination={false}
        rowKey={rowKey}
        dataSource={pages.data?.pages.flatMap((page) => [...page.items]) ?? []}
        columns={columns}
      />
      {pages.hasNextPage ? (
        <Button onClick={() => void pages.fetchNextPage()} loading={pages.isFetchingNextPage}>
          {texts.t('console.more')}
        </Button>
      ) : null}
    </Flex>
  );
}
