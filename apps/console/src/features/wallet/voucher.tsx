import { Image, Space } from 'antd';
import type { RowOf } from '../../kit/lists/types.ts';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

/** The picture of what was paid, and the reports whose pictures resemble it. */
export function Voucher({
  row,
  width,
}: {
  readonly row: RowOf<'wallet.deskRecharges'>;
  /** In pixels. */
  readonly width: number;
}) {
  const { t } = useTexts();
  return (
    <Space orientation="vertical" size={4}>
      {row.voucher === null ? null : (
        <Image width={width} alt={`${t('console.voucher')} ${row.number}`} src={`/Upload/${row.voucher}`} />
      )}
      {row.like.length > 0 ? <ToneTag tone="bad">{t('console.like', { numbers: row.like.join(', ') })}</ToneTag> : null}
    </Space>
  );
}
