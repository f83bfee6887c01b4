import { CopyButton } from '@greenhall/ui/display/copy-button';
import { useTexts } from '../text/texts.ts';

/** A full address, hash or reference that can be copied, beside it where there is room and else below it. */
export function Copyable({ value, align = 'end' }: { value: string; align?: 'start' | 'end' }) {
  const { t } = useTexts();
  return (
    <span className={`flex flex-wrap items-center gap-x-3 ${align === 'end' ? 'justify-end' : ''}`}>
      <span className="num wrap-anywhere">{value}</span>
      <span className="-my-1.5">
        <CopyButton
          value={value}
          label={t('common.copy')}
          doneLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
      </span>
    </span>
  );
}
