import { Button } from '@greenhall/ui/page/button';
import { useEffect, useState } from 'react';
import { queryClient } from '../request/query.ts';
import { loadTexts, useTexts } from '../text/texts.ts';
import { followInstall } from './follow-install.ts';
import { useNewVersion } from './install.ts';
import { followVersions } from './new-version.ts';

/** Milliseconds between two looks at whether something is typed or under way. */
const LOOK_EVERY = 2_000;
const FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

/** The fields that something was typed into; others, such as those of a choice, have values of their own. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches(FIELDS))
    typedInto.add(target as HTMLInputElement | HTMLTextAreaElement);
});

/** Whether a new page would lose something: a typed text, or the answer to a call that is under way. */
function isBusy(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return queryClient.isMutating() > 0 || [...typedInto].some(({ value }) => value !== '');
}

/** Offers a new version of the app as soon as nothing can be lost by it, and waits for a press. */
export default function NewVersionBar() {
  const { t } = useTexts();
  const { isReady, apply } = useNewVersion();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    followInstall();
    void followVersions().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const look = () => void loadTexts('version').then(() => setShown(!isBusy()));
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isReady]);
  if (!isShown) return null;
  return (
    <div
      role="status"
      className="sticky bottom-20 z-30 mx-4 mb-2 flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 shadow-card"
    >
      <span className="min-w-0 flex-1 text-s">{t('version.ready')}</span>
      <Button small onClick={apply}>
        {t('version.use')}
      </Button>
    </div>
  );
}
