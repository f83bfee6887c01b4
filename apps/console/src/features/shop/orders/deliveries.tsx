import type { Reply } from '@greenhall/client/ask';
import { Alert, Button, Flex, Typography } from 'antd';
import { api } from '../../../kit/api.ts';
import { DeskTable } from '../../../kit/desk-table.tsx';
import { FormDrawer } from '../../../kit/forms/form-drawer.tsx';
import { Opened } from '../../../kit/lists/above.tsx';
import { useOpened } from '../../../kit/lists/opened.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { pressedBy } from '../../../kit/keyboard/row-keys.ts';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { inMey } from './amounts.tsx';
import { DeliveryForm } from './delivery-form.tsx';

type Goods = Reply<'shop.deskGoodsList'>['items'][number];
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
  const { open } = useOpened();
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('shopDesk.deliveryNote')}</Typography.Text>
      <DeskTable<Goods>
        name={['shop.deskGoodsList', 'service']}
        read={(cursor) => api('shop.deskGoodsList', { query: { kind: 'service', cursor } })}
        rowKey={(row) => row.id}
        renderBesides={(rows) => <Opened rows={rows} above={{ reads: 'shop.deskDelivery', Shown: Delivery }} />}
        columns={[
          { title: t('orders.goods'), dataIndex: 'name' },
          {
            title: t('console.shopField.price'),
            align: 'right',
            render: (_, row) => (row.priceFrom === null ? '—' : inMey(texts, row.priceFrom)),
          },
          { title: t('shopDesk.stock'), align: 'right', render: (_, row) => number(row.stock) },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <Button {...pressedBy('Enter')} onClick={() => open(row.id)}>
                {t('console.show')}
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  );
}
