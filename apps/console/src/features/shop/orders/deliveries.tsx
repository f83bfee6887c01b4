import type { Reply } from '@greenhall/client/route-input';
import { Alert, Flex, Typography } from 'antd';
import { FormDrawer } from '../../../kit/forms/form-drawer.tsx';
import { useColumns } from '../../../kit/lists/columns.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { RowOf } from '../../../kit/lists/types.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { inMey } from './amounts.tsx';
import { DeliveryForm } from './delivery-form.tsx';

type Goods = RowOf<'shop.deskGoodsList'>;
type Sku = Reply<'shop.deskGoods'>['skus'][number];

/** What the skus of goods hand out. */
function Skus({ goods: { id, name } }: { readonly goods: Goods }) {
  const { t, language } = useTexts();
  const goods = useRead('shop.deskGoods', { params: { id } });
  if (!goods.data) return <ReadState of={goods} />;
  const { skus } = goods.data;
  const nameOf = (names: Sku['options'][number]['value']) =>
    (names.find((one) => one.language === language) ?? names.find((one) => one.language === 'en'))?.text ?? '';
  return (
    <Flex vertical gap={16}>
      <ReadFault of={goods} />
      {skus.length === 0 ? <Alert type="info" title={t('shopDesk.noSku')} /> : null}
      {skus.map(({ id: sku, options }) => (
        <DeliveryForm key={sku} sku={sku} name={options.map(({ value }) => nameOf(value)).join(' · ') || name} />
      ))}
    </Flex>
  );
}

function Delivery({ row, onClose }: { readonly row: Goods; readonly onClose: () => void }) {
  return (
    <FormDrawer title={row.name} onClose={onClose} size={560}>
      <Skus goods={row} />
    </FormDrawer>
  );
}

/** Goods without shipping, and what their buyers are handed. */
export default function Deliveries() {
  const texts = useTexts();
  const { t, number } = texts;
  const column = useColumns<'shop.deskGoodsList'>();
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('shopDesk.deliveryNote')}</Typography.Text>
      <ListPage
        route="shop.deskGoodsList"
        words={{ state: (state) => t(`console.goods.state.${state}`) }}
        initial={{}}
        besides={{ kind: 'service' }}
        above={{ reads: 'shop.deskDelivery', Shown: Delivery }}
        columns={[
          column.text('orders.goods', (row) => row.name),
          column.figure('console.shopField.price', (row) =>
            row.priceFrom === null ? '—' : inMey(texts, row.priceFrom),
          ),
          column.figure('shopDesk.stock', (row) => number(row.stock)),
          column.opens('console.show', 'shop.deskDelivery'),
        ]}
      />
    </Flex>
  );
}
