import { Flex } from 'antd';
import { ToneTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { type Case, TONES } from './kinds.ts';

/** How a case stands, and whether what was sealed of it is deleted. */
export function CaseState({ of: { state, erasedAt } }: { readonly of: Pick<Case, 'state' | 'erasedAt'> }) {
  const { t } = useTexts();
  return (
    <Flex gap={4} wrap>
      <ToneTag tone={TONES[state]}>{t(`verification.state.${state}`)}</ToneTag>
      {erasedAt === null ? null : <ToneTag tone="neutral">{t('verification.erased')}</ToneTag>}
    </Flex>
  );
}
