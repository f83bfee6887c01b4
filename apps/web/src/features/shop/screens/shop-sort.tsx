import type { Reply } from '@greenhall/client/route-input';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links, type Place } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useTexts } from '../../../shared/text/texts.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { GoodsPages, useGoods } from '../parts/goods-pages.tsx';
import { OptionGroup } from '../parts/option-group.tsx';
import { ShopBar } from '../parts/shop-bar.tsx';
import { ShopHead } from '../parts/shop-head.tsx';
import { ShownText } from '../parts/shown-text.tsx';

type Class = Reply<'shop.classes'>['items'][number];

const ALL = 'all';

/** The classes of the first level, beside what lies in the chosen one. */
function FirstLevel({ classes, chosen }: { classes: readonly Class[]; chosen: Class }) {
  const { t } = useTexts();
  const to = (id: string): Place => links.classes({ of: id });
  return (
    <nav aria-label={t('shop.sortTitle')} className="w-24 shrink-0">
      <ul className="sticky top-17 m-0 list-none overflow-hidden rounded-card bg-surface p-0 shadow-card">
        {classes.map(({ id, name }) => (
          <li key={id}>
            <AppLink
              to={to(id)}
              aria-current={id === chosen.id ? 'true' : undefined}
              className={`flex min-h-12 items-center border-l-3 px-2.5 py-1.5 text-s leading-tight hyphens-auto wrap-anywhere ${id === chosen.id ? 'border-brand bg-brand-soft font-semibold text-brand-strong' : 'border-transparent text-ink-2'}`}
            >
              <ShownText of={name} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Inside({ of }: { of: Class }) {
  const { t } = useTexts();
  const named = useSearchText('class');
  const second = of.classes.find(({ id }) => id === named);
  const goods = useGoods({ classId: (second ?? of).id, sort: 'sales' });
  const open = (id: string) =>
    openScreen(id === ALL ? links.classes({ of: of.id }) : links.classes({ of: of.id, class: id }), true);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <OptionGroup
        label={of.name.text}
        options={[
          { value: ALL, label: t('common.all') },
          ...of.classes.map(({ id, name }) => ({ value: id, label: name.text })),
        ]}
        value={second?.id ?? ALL}
        onChange={open}
      />
      <GoodsPages pages={goods} label={(second ?? of).name.text} look="list" empty={{ title: t('shop.empty') }} />
    </div>
  );
}

export default function ShopSort() {
  const { t, language } = useTexts();
  const named = useSearchText('of');
  const classes = useRead('shop.classes', { query: { language } });
  return (
    <>
      <Page bar={<ShopHead name={t('shop.sortTitle')} />}>
        <ReadView query={classes}>
          {({ items }) => {
            const chosen = items.find(({ id }) => id === named) ?? items[0];
            if (!chosen) return <EmptyState icon="grid" title={t('shop.empty')} />;
            return (
              <div className="flex items-start gap-3">
                <FirstLevel classes={items} chosen={chosen} />
                <Inside key={chosen.id} of={chosen} />
              </div>
            );
          }}
        </ReadView>
      </Page>
      <ShopBar active={links.classes()} />
    </>
  );
}
