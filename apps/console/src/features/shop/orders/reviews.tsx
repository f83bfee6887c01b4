import { Written } from '@greenhall/ui/display/written';
import { Flex, Image } from 'antd';
import { ReasonButton } from '../../../kit/decision-button.tsx';
import { useAct } from '../../../kit/failure.ts';
import { useColumns } from '../../../kit/lists/columns.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { RowOf } from '../../../kit/lists/types.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';

type Review = RowOf<'shop.deskReviews'>;

/** What was written, with its pictures and why it is hidden. */
function ReviewText({ row: { stars, text, pictures, hiddenFor } }: { readonly row: Review }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={8} align="start" className="min-w-37.5 max-w-120">
      <strong>{t('orders.starsOf', { count: stars })}</strong>
      {text ? <Written text={text} className="whitespace-pre-wrap" /> : null}
      {pictures.length > 0 ? (
        <Flex gap={8} wrap>
          {pictures.map((file, index) => (
            <Image key={file} width={56} alt={t('orders.pictureOf', { n: index + 1 })} src={`/Upload/${file}`} />
          ))}
        </Flex>
      ) : null}
      {hiddenFor === null ? null : <ToneTag tone="bad">{t('shopDesk.hiddenFor', { reason: hiddenFor })}</ToneTag>}
    </Flex>
  );
}

function Acts({ row: { id, hiddenFor } }: { readonly row: Review }) {
  const { t } = useTexts();
  const hide = useAct((write, reason: string) => write('shop.hideReview', { params: { id }, body: { reason } }));
  return hiddenFor === null ? (
    <IfMay route="shop.hideReview">
      <ReasonButton isDanger label={t('shopDesk.hide')} onReason={(reason) => hide.mutateAsync(reason)} />
    </IfMay>
  ) : null;
}

/** Reviews of products, newest first. They are hidden with a reason and never edited. */
export default function Reviews() {
  const column = useColumns<'shop.deskReviews'>();
  return (
    <ListPage
      route="shop.deskReviews"
      words={{}}
      initial={{}}
      columns={[
        column.text('orders.goods', (row) => row.goodsName),
        column.drawn('orders.review', ReviewText),
        column.text('console.member', (row) => row.by),
        column.moment('console.time', (row) => row.at, 'made'),
        column.acts(Acts),
      ]}
    />
  );
}
