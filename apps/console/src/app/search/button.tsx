import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../../kit/keyboard/keys.ts';
import { useTexts } from '../../kit/texts.ts';

const SearchDialog = lazy(() => import('./dialog.tsx'));

/** Opens the search, also by `/` and Ctrl K. */
export function SearchButton() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys({ '/': open, 'Ctrl k': open });
  return (
    <>
      <Button onClick={open} aria-keyshortcuts="/ Control+K">
        {t('console.search')}
        <kbd className="text-ink-2 [font:inherit]">/</kbd>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
