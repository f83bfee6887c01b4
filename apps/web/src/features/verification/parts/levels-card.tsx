import { LEVELS } from '@greenhall/domain/verification/level';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { Card } from '@greenhall/ui/page/card';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Verification } from './kinds.ts';

/** What each level unlocks, and which one the member has. */
export function LevelsCard({ of: { level, limits } }: { of: Verification }) {
  const { t } = useTexts();
  const { full } = useMoney();
  return (
    <Card title={t('verification.levels')}>
      <CellList label={t('verification.levels')}>
        {LEVELS.map((one) => (
          <CellRow
            key={one}
            title={`${t('verification.level', { level: one })} · ${t(`verification.level.${one}`)}`}
            note={t('verification.limit', { amount: full(limits[one] ?? '0', 'usdt') })}
            value={
              one === level ? (
                <Chip tone="up">{t('verification.yours')}</Chip>
              ) : one < level ? (
                <Icon name="check" size={18} />
              ) : undefined
            }
          />
        ))}
      </CellList>
      <p className="pt-2 text-s text-ink-2">{t('verification.onlyWithdrawals')}</p>
    </Card>
  );
}
