import { Section } from '@greenhall/ui/page/section';
import { CellList } from '@greenhall/ui/display/cell';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import type { ReactNode } from 'react';
import type { ItemOf, PagedKey, Pages } from '../request/use-pages.ts';
import { ReadView } from './read-view.tsx';
import { useTexts } from '../text/texts.ts';
import { MoreButton } from './more-button.tsx';

export interface PageListProps<K extends PagedKey> {
  pages: Pages<K>;
  label: string;
  /** Whether the label is shown above or only spoken. */
  titled?: boolean;
  empty?: string;
  children: (item: ItemOf<K>) => ReactNode;
}

/** A list that loads a page at each press; each item draws its own row. */
export function PageList<K extends PagedKey>({ pages, label, titled = false, empty, children }: PageListProps<K>) {
  const { t } = useTexts();
  return (
    <>
      {titled ? <h2 className="px-1 text-s font-medium text-ink-2">{label}</h2> : null}
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => (page as { items: ItemOf<K>[] }).items);
          if (items.length === 0) return <EmptyState title={empty ?? t('state.empty')} />;
          return (
            <>
              <Section>
                <CellList label={label}>{items.map(children)}</CellList>
              </Section>
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
    </>
  );
}
