import { Button, Card, Flex, Form, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { SkuForm } from './sku-form.tsx';
import { type Goods, linesOf, type Sku } from './written.ts';

/** Adds to a stock or takes from it, with a reason. */
function StockButton({ sku }: { readonly sku: Sku }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ delta: number; reason: string }>();
  const change = useAct((write, body: { delta: number; reason: string }) =>
    write('shop.changeStock', { params: { id: sku.id }, body }),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('console.goods.stockChange')}</Button>
      <Modal
        title={t('console.goods.stockChange')}
        open={isOpen}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form
          form={form}
          name={`stock${sku.id}`}
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => {
            change.mutate(fields);
            setOpen(false);
            form.resetFields();
          }}
        >
          <Form.Item
            name="delta"
            label={t('console.goods.stockDelta')}
            rules={[{ required: true, message: t('console.required') }]}
          >
            <InputNumber precision={0} />
          </Form.Item>
          <ReasonField />
        </Form>
      </Modal>
    </>
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
              <StateTag state={row.isOffered ? 'on' : 'off'}>
                {t(row.isOffered ? 'console.on' : 'console.off')}
              </StateTag>
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
      <Modal
        title={t(isNew ? 'console.goods.newSku' : 'console.goods.change')}
        open={isNew || chosen !== undefined}
        footer={null}
        width={760}
        destroyOnHidden
        onCancel={() => {
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
      </Modal>
    </Card>
  );
}
