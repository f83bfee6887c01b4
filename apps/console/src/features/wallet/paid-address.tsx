import { Flex } from 'antd';
import { Copied } from '../../kit/case/copied.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

/** Where a withdrawal goes, and whether anybody can be paid there: an address may have been saved before that was asked. */
export function PaidAddress({ row }: { readonly row: RowOf<'wallet.deskWithdrawals'> }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={4} align="flex-start">
      <Copied text={row.address} isCode />
      {row.isPayee ? null : <ToneTag tone="bad">{t('console.case.nobodys')}</ToneTag>}
    </Flex>
  );
}
