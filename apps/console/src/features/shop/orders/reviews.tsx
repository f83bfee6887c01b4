import type { Reply } from '@greenhall/client/ask';
import { Flex, Image, Typography } from 'antd';
import { api } from '../../../kit/api.ts';
import { ReasonButton } from '../../../kit/decision-button.tsx';
import { DeskTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';

type Review = Reply<'shop.deskReviews'>['items'][number];

/** What was written, with its pictures and why it is hidden. */
function Written({ review: { stars, text, pictures, hiddenFor } }: { readonly review: Review }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={8} align="start" style={{ maxWidth: 480 }}>
      <strong>{t('orders.starsOf', { count: stars })}</strong>
      {text ? <Typography.Text style={{ whiteSpace: 'pre-wrap' }}>{text}</Typography.Text> : null}
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

/** Reviews of products, newest first. They are hidden with a reason and never edited. */
export default function Reviews() {
  const { t } = useTexts();
  const hide = useAct((write, { id, reason }: { id: string; reason: string }) =>
    write('shop.hideReview', { params: { id }, body: { reason } }),
  );
  return (
    <DeskTable<Review>
      name={['shop.deskReviews']}
      read={(cursor) => api('shop.deskReviews', { query: { cursor } })}
      rowKey={(row) => row.id}
      columns={[
        { title: t('orders.goods'), dataIndex: 'goodsName' },
        { title: t('orders.review'), render: (_, row) => <Written review={row} /> },
        { title: t('console.member'), dataIndex: 'by' },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        {
          title: t('console.acts'),
          render: (_, row) =>
            row.hiddenFor === null ? (
              <IfMay route="shop.hideReview">
                <ReasonButton
                  isDanger
                  label={t('shopDesk.hide')}
                  onReason={(reason) => hide.mutateAsync({ id: row.id, reason })}
                />
              </IfMay>
            ) : null,
        },
      ]}
    />
  );
}
