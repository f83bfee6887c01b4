import { Button, Card, Flex, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { SkuForm } from './sku-form.tsx';
import { type Goods, linesOf, type Sku } from './written.ts';

interface StockChange {
  readonly delta: number;
  readonly reason: string;
}

/** Adds to a stock or takes from it, with a reason. */
function StockButton({ sku }: { readonly sku: Sku }) {
  const { t } = useTexts();
  const change = useAct((write, body: StockChange) => write('shop.changeStock', { params: { id: sku.id }, body }));
  return (
    <FormButton<StockChange> label={t('console.goods.stockChange')} onSend={(typed) => change.mutateAsync(typed)}>
      <Form.Item
        name="delta"
        label={t('console.goods.stockDelta')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <InputNumber precision={0} />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}

/** What can be bought of goods; each row opens its form. */
export function GoodsSkus({ goods }: { readonly goods: Goods }) {
  const { t, figure, number } = useTexts();
  const [isNew, setNew] = useState(false);
  const [edited, setEdited] = useState<string>();
  const chosen = goods.skus.find(({ id }) => id === edited);
  return (
    <Card
      title={t('console.goods.skus')}
      extra={
        <IfMay route="shop.saveSku">
          <Button onClick={() => setNew(true)}>{t('console.goods.newSku')}</Button>
        </IfMay>
      }
    >
      <RowTable<Sku>
        isSmall
        rows={goods.skus}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.goods.options'), render: (_, row) => linesOf(row.options).en ?? '—' },
          { title: t('console.goods.price'), align: 'right', render: (_, row) => figure(row.price) },
          { title: t('console.goods.cost'), align: 'right', render: (_, row) => figure(row.cost) },
          { title: t('console.goods.stock'), align: 'right', render: (_, row) => number(row.stock) },
          { title: t('console.goods.limit'), align: 'right', dataIndex: 'orderLimit' },
          {
            title: t('console.goods.offered'),
            render: (_, row) => (
              <ToneTag tone={row.isOffered ? 'good' : 'bad'}>{t(row.isOffered ? 'console.on' : 'console.off')}</ToneTag>
            ),
          },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="shop.saveSku">
                <Flex gap={8}>
                  <Button onClick={() => setEdited(row.id)}>{t('console.goods.change')}</Button>
                  <StockButton sku={row} />
                </Flex>
              </IfMay>
            ),
          },
        ]}
      />
      <FormModal
        title={t(isNew ? 'console.goods.newSku' : 'console.goods.change')}
        isOpen={isNew || chosen !== undefined}
        width={760}
        onClose={() => {
          setNew(false);
          setEdited(undefined);
        }}
      >
        <SkuForm
          goods={goods.id}
          {...(chosen ? { sku: chosen } : {})}
          onSaved={() => {
            setNew(false);
            setEdited(undefined);
          }}
        />
      </FormModal>
    </Card>
  );
}
