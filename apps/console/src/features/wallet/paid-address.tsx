import { Flex } from 'antd';
import { Copied } from '../../kit/case/copied.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

interface Paid {
  readonly address: string;
  readonly isPayee: boolean;
}

/** Where something is paid, and whether anybody can be paid there: an address may have been saved before that was asked. */
export function PaidAddress({ row }: { readonly row: Paid }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={4} align="flex-start">
      <Copied text={row.address} isCode />
      {row.isPayee ? null : <ToneTag tone="bad">{t('console.case.nobodys')}</ToneTag>}
    </Flex>
  );
}
