import { CopyButton } from '@greenhall/ui/display/copy-button';
import { useTexts } from '../text/texts.ts';

/** A full address, hash or reference that can be copied. */
export function Copyable({ value, align = 'end' }: { value: string; align?: 'start' | 'end' }) {
  const { t } = useTexts();
  return (
    <span className={`flex flex-col ${align === 'end' ? 'items-end' : 'items-start'}`}>
      <span className="num wrap-anywhere">{value}</span>
      <CopyButton
        value={value}
        label={t('common.copy')}
        doneLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
    </span>
  );
}
