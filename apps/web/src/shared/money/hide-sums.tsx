import { Icon } from '@greenhall/ui/display/icon';
import { useEffect, useRef } from 'react';
import { useTexts } from '../text/texts.ts';
import { hideSums, useSums } from './my-amounts.ts';
import { rollOnChange } from './roll.ts';

/**
 * Hides the member's own sums on this device, or shows them again. It stands beside a balance, which rolls when it changes: the
 * first visit has no room for what that takes, and this is loaded after it.
 */
export function HideSums() {
  const { t } = useTexts();
  const { areHidden } = useSums();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const figure = button.current?.closest('section')?.querySelector<HTMLElement>('.text-num');
    return figure ? rollOnChange(figure) : undefined;
  }, []);
  return (
    <button
      ref={button}
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
