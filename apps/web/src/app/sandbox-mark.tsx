import { useRead } from '../shared/request/use-read.ts';
import { useTexts } from '../shared/text/texts.ts';

/**
 * A bar above every screen while the platform runs on credits without value. The page knows the mode from its first
 * moment.
 */
export function SandboxMark() {
  const { t } = useTexts();
  const status = useRead('platform.status', {});
  if ((status.data?.mode ?? document.documentElement.dataset.mode) !== 'sandbox') return null;
  return (
    <aside className="shrink-0 bg-gold-soft px-4 py-0.5 text-center text-xs font-medium text-gold-ink">
      {t('common.sandbox')}
    </aside>
  );
}
