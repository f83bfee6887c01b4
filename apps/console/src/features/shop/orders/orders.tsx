import { RETURN_TONES } from '@greenhall/domain/shop/order/return-request';
import { ORDER_TONES, type OrderState } from '@greenhall/domain/shop/order/order';
import { useColumns } from '../../../kit/lists/columns.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { RowOf } from '../../../kit/lists/types.ts';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { returnStateKey } from './order-kinds.ts';
import { OrderDrawer } from './order.tsx';
import { ShownText } from './shown-text.tsx';

type Row = RowOf<'shop.deskOrders'>;

/** The first product of an order, and how many units it has of everything. */
function Products({ row: { lines, units } }: { readonly row: Row }) {
  const [first] = lines;
  return (
    <>
      {[units, '× '].join(' ')}
      {first ? <ShownText of={first.name} /> : null}
      {lines.length > 1 ? ' …' : null}
    </>
  );
}

function ReturnStateTag({ row: { returnState } }: { readonly row: Row }) {
  const { t } = useTexts();
  return returnState ? <ToneTag tone={RETURN_TONES[returnState]}>{t(returnStateKey(returnState))}</ToneTag> : '—';
}

/** Orders of the shop, newest first. */
export default function Orders() {
  const { t, language } = useTexts();
  const column = useColumns<'shop.deskOrders'>();
  const word = (state: OrderState) => t(`orders.state.${state}`);
  return (
    <ListPage
      route="shop.deskOrders"
      besides={{ language }}
      words={{ state: (state) => (state === 'afterSale' ? t('shopDesk.openReturnRequests') : word(state)) }}
      initial={{}}
      above={{ reads: 'shop.deskOrder', Shown: OrderDrawer }}
      columns={[
        column.text('console.number', (row) => row.number),
        column.member('shopDesk.by.buyer', (row) => row.buyer),
        column.drawn('orders.goods', Products),
        column.amount('console.total', (row) => row.total, 'MEY', 'total'),
        column.state((row) => row.state, ORDER_TONES, word),
        column.drawn('orders.returnRequest', ReturnStateTag),
        column.moment('console.dueAt', (row) => row.dueAt),
        column.moment('console.time', (row) => row.at, 'made'),
        column.opens('console.show', 'shop.deskOrder'),
      ]}
    />
  );
}
