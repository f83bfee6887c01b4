import { GOODS_BOUNDS } from '@greenhall/domain/shop/goods/written-goods';
import { Button, Card, Flex, Image, Upload } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Goods } from './written.ts';

/** The pictures of goods: added at the end, brought to the front, removed. */
export function GoodsPictures({ goods }: { readonly goods: Goods }) {
  const { t } = useTexts();
  const may = useMay();
  const { id, pictures, picturesVersion: version } = goods;
  const add = useAct((write, picture: Blob) =>
    write('shop.addGoodsPicture', { params: { id }, body: {}, files: { picture } }),
  );
  const save = (kept: string[]) => ({ params: { id }, body: { pictures: kept, version } });
  const move = useAct((write, kept: string[]) => write('shop.setGoodsPictures', save(kept)));
  const remove = useAct((write, kept: string[]) => write('shop.setGoodsPictures', save(kept)));
  const isBusy = move.isPending || remove.isPending;
  const others = (file: string) => pictures.filter((one) => one !== file);
  return (
    <Card
      title={t('console.goods.pictures')}
      extra={
        <IfMay route="shop.addGoodsPicture">
          <Upload
            accept="image/jpeg"
            showUploadList={false}
            disabled={pictures.length >= GOODS_BOUNDS.pictures}
            beforeUpload={(file) => {
              add.mutate(file);
              return false;
            }}
          >
            <Button loading={add.isPending} disabled={pictures.length >= GOODS_BOUNDS.pictures}>
              {t('console.goods.addPicture')}
            </Button>
          </Upload>
        </IfMay>
      }
    >
      <ActFailure of={add} />
      <ActFailure of={move} />
      <Flex gap={16} wrap>
        {pictures.map((file, place) => (
          <Flex key={file} vertical gap={8} align="center">
            <Image
              width={120}
              src={`/Upload/${file}?w=320`}
              preview={{ src: `/Upload/${file}` }}
              alt={`${t('console.goods.pictures')} ${place + 1}`}
            />
            {may('shop.setGoodsPictures') ? (
              <Flex gap={8}>
                <Button disabled={place === 0 || isBusy} onClick={() => move.mutate([file, ...others(file)])}>
                  {t('console.goods.toFront')}
                </Button>
                <DecisionButton
                  label={t('console.goods.remove')}
                  question={t('content.removePicture')}
                  quiet
                  onDecide={() => remove.mutateAsync(others(file))}
                />
              </Flex>
            ) : null}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
