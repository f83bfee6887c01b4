import { Icon } from '@greenhall/ui/display/icon';
import { NumberStepper } from '@greenhall/ui/form/number-stepper';
import { MOST_UNITS } from '@greenhall/domain/shop/goods/goods';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Cart } from '../cart/cart-lines.ts';
import type { GoodsLine } from '../cart/goods-list.ts';
import { GoodsPicture } from './goods-picture.tsx';
import { ShownText } from './shown-text.tsx';

type Told = Cart['lines'][number];

/** A box that is ticked, large enough for a thumb. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5.5 accent-(--brand-strong)"
      />
    </label>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** What keeps a line from being counted, in words. */
function useHindrance(line: GoodsLine, told: Told | undefined): string | undefined {
  const { t, number } = useTexts();
  if (!told || told.state === 'unavailable') return told ? t('shop.lineGone') : undefined;
  if (told.stock === 0) return t('shop.soldOut');
  if (line.num > told.stock) return t('shop.lineShort', { count: told.stock, number: number(told.stock) });
  return line.num > told.orderLimit ? t('shop.limit', { count: told.orderLimit }) : undefined;
}

/** The price of one unit as the server tells it, with the one before if it was another. */
function Price({ told }: { told: Told | undefined }) {
  const { t } = useTexts();
  const { full, exact } = useMoney();
  if (!told) return null;
  return (
    <span className="num">
      <span className="font-semibold text-brand-strong">{full(told.price, 'mey')}</span>
      {told.priceBefore ? (
        <span className="block text-s text-ink-3">{t('shop.was', { price: exact(told.priceBefore) })}</span>
      ) : null}
    </span>
  );
}

interface CartLineProps {
  line: GoodsLine;
  /** What the server says of it; `undefined` until it has, and without a connection to it. */
  told: Told | undefined;
  onTick: (isTicked: boolean) => void;
  onUnits: (units: number) => void;
  onRemove: () => void;
}

/** One line of the cart. */
export function CartLineRow({ line, told, onTick, onUnits, onRemove }: CartLineProps) {
  const { t } = useTexts();
  const name = told?.name.text ?? line.goodsName;
  const options = told?.options.map(({ value }) => value.text) ?? line.sku.options.map(({ value }) => value);
  const hindrance = useHindrance(line, told);
  const most = told ? Math.max(1, Math.min(told.orderLimit, told.stock)) : MOST_UNITS;
  return (
    <li className="flex gap-1 rounded-card bg-surface py-3 pr-3 shadow-card">
      <Tick label={t('shop.tick', { name })} checked={line.gchecked} onChange={onTick} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <AppLink to={links.goods({ id: line.gid })} className={`flex gap-3 ${hindrance ? 'opacity-60' : ''}`}>
          <GoodsPicture
            name={told?.picture ?? null}
            alt=""
            sizes="72px"
            className="max-w-18 shrink-0 self-start rounded-control"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 leading-[1.3] font-medium wrap-anywhere">
              {told ? <ShownText of={told.name} /> : line.goodsName}
            </span>
            {options.length > 0 ? (
              <span className="block pt-0.5 text-s text-ink-3 wrap-anywhere">{options.join(' · ')}</span>
            ) : null}
          </span>
        </AppLink>
        {hindrance ? <p className="text-s text-down">{hindrance}</p> : null}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Price told={told} />
          <span className="ml-auto flex items-center">
            <NumberStepper
              label={t('shop.quantityOf', { name })}
              lessLabel={t('shop.less')}
              moreLabel={t('shop.more')}
              value={line.num}
              max={Math.max(most, line.num)}
              onChange={onUnits}
            />
            <button
              type="button"
              aria-label={t('shop.remove', { name })}
              onClick={onRemove}
              className="-mr-2 grid size-11 place-items-center text-ink-2"
            >
              <Icon name="trash" size={20} />
            </button>
          </span>
        </div>
      </div>
    </li>
  );
}
