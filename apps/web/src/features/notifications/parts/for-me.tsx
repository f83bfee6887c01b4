import { noticeText } from '@greenhall/locales/notice';
import { Cell, cellClass, CellList } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Section } from '@greenhall/ui/page/section';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useMark } from '../../../shared/request/use-mark.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { placeOf } from './place.ts';

type Item = ItemOf<'notifications.list'>;

function Row({ item: { kind, params, at }, isNew }: { item: Item; isNew: boolean }) {
  const { t, figure: price, moment, relative } = useTexts();
  const { money, exact: figure } = useMyAmounts();
  const { title, text } = noticeText(t, { figure, money, price, moment }, kind, params);
  // What follows in a mail says what to do there; here the entry leads to it.
  const [said] = text.split('\n\n');
  return (
    <AppLink to={placeOf(kind, params)} className={cellClass}>
      <Cell
        title={title}
        note={
          <>
            <span className="block text-ink-2">{said}</span>
            <time dateTime={at}>{relative(at)}</time>
          </>
        }
        value={isNew ? <Chip tone="up">{t('content.unread')}</Chip> : undefined}
        valueNote={isNew ? '' : undefined}
        arrow
      />
    </AppLink>
  );
}

/** Marks what is shown as read while the screen is visible; what was new when it came stays marked as new until one leaves. */
function useReading(items: readonly Item[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = items.filter(({ isRead }) => !isRead);
  if (unread.some(({ id }) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]));
  const upTo = unread[0]?.id;
  const mark = useMark('notifications.read');
  useEffect(() => {
    if (upTo !== undefined) mark({ body: { upTo } });
  }, [upTo, mark]);
  return fresh;
}

function List({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  const fresh = useReading(items);
  return (
    <Section>
      <CellList label={t('notifications.view.mine')}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} isNew={fresh.has(item.id)} />
          </li>
        ))}
      </CellList>
    </Section>
  );
}

/** What concerns the member alone, newest first, each leading to its thing. */
export function ForMe() {
  const { t } = useTexts();
  const pages = usePages('notifications.list');
  return (
    <ReadView query={pages}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0)
          return <EmptyState icon="bell" title={t('notifications.empty')} note={t('notifications.emptyNote')} />;
        return (
          <>
            <List items={items} />
            <MoreButton pages={pages} />
          </>
        );
      }}
    </ReadView>
  );
}
