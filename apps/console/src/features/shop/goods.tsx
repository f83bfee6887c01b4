import { GOODS_TONES } from '@greenhall/domain/shop/goods/goods';
import { Button, Flex, Image, Segmented } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { NEW, useChosen, useOpened } from '../../kit/lists/opened.ts';
import type { RowOf } from '../../kit/lists/types.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Classes } from './classes.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import { GoodsSkus } from './goods-skus.tsx';
import { GoodsTexts } from './goods-texts.tsx';
import { HotWords } from './hot-words.tsx';
import type { Goods as Whole } from './written.ts';

const VIEWS = { list: 'console.goods', classes: 'console.goods.classes', hotWords: 'console.goods.hotWords' } as const;
const NAMES = ['list', 'classes', 'hotWords'] as const;

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

const Picture = ({ row: { picture, name } }: { readonly row: RowOf<'shop.deskGoodsList'> }) =>
  picture ? <Image width={48} src={`/Upload/${picture}?w=320`} alt={name} /> : '—';

function List() {
  const { t, figure, number } = useTexts();
  const column = useColumns<'shop.deskGoodsList'>();
  return (
    <ListPage
      route="shop.deskGoodsList"
      words={{ state: (state) => t(`console.goods.state.${state}`) }}
      initial={{ state: 'onSale' }}
      columns={[
        column.drawn('console.goods.pictures', Picture),
        column.text('console.goods.name', (row) => row.name),
        column.figure('console.goods.price', (row) => (row.priceFrom === null ? '—' : `${figure(row.priceFrom)} MEY`)),
        column.figure('console.goods.stock', (row) => number(row.stock)),
        column.figure('console.goods.sold', (row) => number(row.sold)),
        column.moment('console.time', (row) => row.changedAt),
        column.opens('console.goods.open', 'shop.deskGoods'),
      ]}
    />
  );
}

/** Goods with their texts, variants, stocks and pictures; classes; popular searches. */
export default function Goods() {
  const { t } = useTexts();
  const [view, setView] = useChosen('view', NAMES);
  const { opened, open, openInstead, close } = useOpened();
  const isNew = opened === NEW;
  return (
    <Flex vertical gap={16}>
      <Flex gap={16} wrap justify="space-between">
        <Segmented
          aria-label={t('console.goods.views')}
          value={view}
          onChange={setView}
          options={NAMES.map((value) => ({ value, label: t(VIEWS[value]) }))}
        />
        <IfMay route="shop.saveGoods">
          <Button type="primary" onClick={() => open(NEW)}>
            {t('console.goods.new')}
          </Button>
        </IfMay>
      </Flex>
      {view === 'classes' ? <Classes /> : null}
      {view === 'hotWords' ? <HotWords /> : null}
      {view === 'list' ? <List /> : null}
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
