import { GOODS_TONES } from '@greenhall/domain/shop/goods/goods';
import type { Reply } from '@greenhall/client/ask';
import { Button, Flex, Image, Segmented } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { NEW, useChosen, useOpened } from '../../kit/lists/opened.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import { Classes } from './classes.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import { GoodsSkus } from './goods-skus.tsx';
import { GoodsTexts } from './goods-texts.tsx';
import { HotWords } from './hot-words.tsx';
import type { Goods as Whole } from './written.ts';

type Listed = Reply<'shop.deskGoodsList'>['items'][number];

const VIEWS = ['onSale', 'draft', 'offSale', 'classes', 'hotWords'] as const;

/** Puts goods on sale or takes them off. */
function SaleButton({ goods }: { readonly goods: Whole }) {
  const { t } = useTexts();
  const isOnSale = goods.state === 'onSale';
  const set = useAct((write) =>
    write('shop.setGoodsState', { params: { id: goods.id }, body: { isOnSale: !isOnSale } }),
  );
  return (
    <IfMay route="shop.setGoodsState">
      <Button danger={isOnSale} loading={set.isPending} onClick={() => set.mutate(undefined)}>
        {t(isOnSale ? 'console.goods.takeOff' : 'console.goods.putOnSale')}
      </Button>
      <ActFailure of={set} />
    </IfMay>
  );
}

/** Everything that is written of goods. */
function Editor({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const goods = useRead('shop.deskGoods', { params: { id } });
  if (!goods.data) return <ReadState of={goods} />;
  const { data } = goods;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={goods} />
      <Flex gap={12} align="center" wrap>
        <ToneTag tone={GOODS_TONES[data.state]}>{t(`console.goods.state.${data.state}`)}</ToneTag>
        <SaleButton goods={data} />
      </Flex>
      <GoodsTexts goods={data} onSaved={() => undefined} />
      <GoodsSkus goods={data} />
      <GoodsPictures goods={data} />
    </Flex>
  );
}

function List({ state, onOpen }: { readonly state: Listed['state']; readonly onOpen: (id: string) => void }) {
  const { t, figure, number } = useTexts();
  return (
    <DeskTable<Listed>
      name={['shop.deskGoodsList', state]}
      read={(cursor) => api('shop.deskGoodsList', { query: { state, cursor } })}
      rowKey={(row) => row.id}
      columns={[
        {
          title: t('console.goods.pictures'),
          render: (_, row) =>
            row.picture ? <Image width={48} src={`/Upload/${row.picture}?w=320`} alt={row.name} /> : '—',
        },
        { title: t('console.goods.name'), dataIndex: 'name' },
        {
          title: t('console.goods.price'),
          align: 'right',
          render: (_, row) => (row.priceFrom === null ? '—' : `${figure(row.priceFrom)} MEY`),
        },
        { title: t('console.goods.stock'), align: 'right', render: (_, row) => number(row.stock) },
        { title: t('console.goods.sold'), align: 'right', render: (_, row) => number(row.sold) },
        { title: t('console.time'), render: (_, row) => <Time at={row.changedAt} /> },
        {
          title: t('console.acts'),
          render: (_, row) => <Button onClick={() => onOpen(row.id)}>{t('console.goods.open')}</Button>,
        },
      ]}
    />
  );
}

/** Goods with their texts, variants, stocks and pictures; classes; popular searches. */
export default function Goods() {
  const { t } = useTexts();
  const [view, setView] = useChosen('state', VIEWS);
  const { opened, open, openInstead, close } = useOpened();
  const isNew = opened === NEW;
  return (
    <Flex vertical gap={16}>
      <Flex gap={16} wrap justify="space-between">
        <Segmented
          aria-label={t('console.goods.views')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({
            value,
            label: t(
              value === 'classes' || value === 'hotWords' ? `console.goods.${value}` : `console.goods.state.${value}`,
            ),
          }))}
        />
        <IfMay route="shop.saveGoods">
          <Button type="primary" onClick={() => open(NEW)}>
            {t('console.goods.new')}
          </Button>
        </IfMay>
      </Flex>
      {view === 'classes' ? <Classes /> : null}
      {view === 'hotWords' ? <HotWords /> : null}
      {view === 'classes' || view === 'hotWords' ? null : <List state={view} onOpen={open} />}
      <FormDrawer
        title={t(isNew ? 'console.goods.new' : 'console.goods')}
        isOpen={opened !== null}
        size={920}
        onClose={close}
      >
        {opened === null || isNew ? null : <Editor id={opened} />}
        {isNew ? <GoodsTexts onSaved={({ id }) => openInstead(id)} /> : null}
      </FormDrawer>
    </Flex>
  );
}
