import { Icon } from '@greenhall/ui/display/icon';
import { useTexts } from '../text/texts.ts';
import { hideSums, useSums } from './own-sums.ts';

/** Hides the member's own sums on this device, or shows them again. */
export function HideSums() {
  const { t } = useTexts();
  const { areHidden } = useSums();
  return (
    <button
      type="button"
      aria-label={t('common.hideSums')}
      aria-pressed={areHidden}
      onClick={() => hideSums(!areHidden)}
      className="-my-3 grid size-11 shrink-0 place-items-center opacity-80"
    >
      <Icon name={areHidden ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
}
