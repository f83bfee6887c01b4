import { EmptyState } from '@greenhall/ui/page/empty-state';
import type { IconName } from '@greenhall/ui/display/icon';
import type { ReactNode } from 'react';
import type { ItemOf, PagedKey, Pages } from '../request/use-pages.ts';
import { ReadView } from './read-view.tsx';
import { MoreButton } from './more-button.tsx';

export interface PageCardsProps<K extends PagedKey> {
  pages: Pages<K>;
  label: string;
  empty: { icon: IconName; title: string; note?: string };
  children: (item: ItemOf<K>) => ReactNode;
}

/** A list that loads a page at each press; each item is a card. */
export function PageCards<K extends PagedKey>({ pages, label, empty, children }: PageCardsProps<K>) {
  return (
    <ReadView query={pages}>
      {(data) => {
        const items = data.pages.flatMap((page) => (page as { items: ItemOf<K>[] }).items);
        if (items.length === 0) return <EmptyState {...empty} />;
        return (
          <>
            <ul aria-label={label} className="m-0 flex list-none flex-col gap-3 p-0">
              {items.map(children)}
            </ul>
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}
