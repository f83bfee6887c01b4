import { VERIFICATION_TONES } from '@greenhall/domain/verification/case';
import { Flex } from 'antd';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Case } from './kinds.ts';

/** How a case stands, and whether what was sealed of it is deleted. */
export function CaseState({ of: { state, erasedAt } }: { readonly of: Pick<Case, 'state' | 'erasedAt'> }) {
  const { t } = useTexts();
  return (
    <Flex gap={4} wrap>
      <ToneTag tone={VERIFICATION_TONES[state]}>{t(`verification.state.${state}`)}</ToneTag>
      {erasedAt === null ? null : <ToneTag tone="neutral">{t('verification.erased')}</ToneTag>}
    </Flex>
  );
}
