import { type Goods, GoodsCard } from './goods-card.tsx';

interface GoodsStripProps {
  title: string;
  items: readonly Goods[];
  /** Whether it stands in the first screenful. */
  isFirst?: boolean;
}

/** Goods in a row that is moved sideways. Nothing is shown while there are none. */
export function GoodsStrip({ title, items, isFirst = false }: GoodsStripProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="pb-2">{title}</h2>
      <ul
        aria-label={title}
        className="-mx-4 my-0 flex list-none gap-3 overflow-x-auto px-4 pt-0.5 pb-1 *:w-36 *:shrink-0 wide:*:w-41"
      >
        {items.map((goods) => (
          <GoodsCard key={goods.id} goods={goods} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  );
}
