import type { RouteInput } from '@greenhall/client/route-input';
import { Button, Empty, Flex } from 'antd';
import { api } from '../api.ts';
import { DeskTable } from '../desk-table.tsx';
import { useTexts } from '../texts.ts';
import { type Above, Opened } from './above.tsx';
import { firstOrder, queryOf, useAsked } from './asked.ts';
import type { Column } from './columns.tsx';
import { type CaseAbove, OpenedCase } from './opened-case.tsx';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { SavedViews, SaveView } from './saved-views.tsx';
import type { Page } from './frozen-rows.ts';
import { type Besides, type Initial, keyOf, type ListKey, type OrderOf, type RowOf, type Words } from './types.ts';

/** The query has been made from the list of the route, whose key tells the compiler what it answers. */
const readPage = <K extends ListKey>(route: K, query: object) =>
  api<K>(route, ...([{ query }] as unknown as RouteInput<K>)) as Promise<unknown> as Promise<Page<RowOf<K>>>;

/** Says that nothing is like what is asked for, and how to ask for less. */
function NothingLike({ onAll }: { readonly onAll: () => void }) {
  const { t } = useTexts();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.emptyFiltered')}>
      <Button onClick={onAll}>{t('console.filtersAway')}</Button>
    </Empty>
  );
}

/**
 * The list of a route: its filters, and a table whose headers ask the server for another order. What is asked for is kept
 * in the address.
 */
export function ListPage<K extends ListKey>({
  route,
  words,
  initial,
  besides,
  columns,
  above,
  opens,
}: {
  readonly route: K;
  /** How the values of each choice are called. */
  readonly words: Words<K>;
  /** What is chosen before anybody has chosen. */
  readonly initial: Initial<K>;
  readonly besides?: Besides<K>;
  readonly columns: readonly Column<RowOf<K>, OrderOf<K>>[];
  /** What lies above the list when a row is opened, for who may call what it reads. */
  readonly above?: Above<RowOf<K>>;
  /** The case that lies above the list when a row is opened, read by itself. */
  readonly opens?: CaseAbove;
}) {
  const { asked, ask, isFiltered, askAnew } = useAsked(route, initial as Readonly<Record<string, string>>);
  const query = { ...besides, ...queryOf(route, asked) };
  const order = asked['order'] ?? firstOrder(route);
  const exported = { ...(besides as Readonly<Record<string, string>> | undefined), ...queryOf(route, asked) };
  return (
    <Flex vertical gap={16} className="w-full">
      <Flex justify="space-between" align="flex-start" gap={16} wrap>
        <Flex vertical gap={8} className="flex-[1_1_240px] min-w-0">
          <Filters route={route} asked={asked} onAsk={ask} words={words} />
        </Flex>
        <Flex gap={8} wrap justify="flex-end">
          <SaveView route={route} asked={asked} />
          <ExportButton route={route} query={exported} />
        </Flex>
      </Flex>
      <SavedViews route={route} asked={asked} initial={initial as Readonly<Record<string, string>>} />
      <DeskTable<RowOf<K>>
        name={[route, query]}
        read={(cursor) => readPage(route, { ...query, cursor })}
        rowKey={keyOf}
        empty={isFiltered ? <NothingLike onAll={askAnew} /> : undefined}
        order={order}
        onOrder={(next) => ask('order', next === firstOrder(route) ? '' : next)}
        columns={columns}
        renderBesides={(rows) => (
          <>
            {above ? <Opened rows={rows} above={above} /> : null}
            {opens ? <OpenedCase rows={rows} of={opens} /> : null}
          </>
        )}
      />
    </Flex>
  );
}
