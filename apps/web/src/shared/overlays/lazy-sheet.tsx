import type { SheetProps } from '@greenhall/ui/overlay/sheet';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../text/texts.ts';

const Sheet = lazy(() => import('@greenhall/ui/overlay/sheet').then((module) => ({ default: module.Sheet })));

/** A sheet whose code is loaded when it is first opened. */
export function LazySheet(props: Omit<SheetProps, 'closeLabel'>) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  if (props.show && !opened) setOpened(true);
  return opened ? (
    <Suspense>
      <Sheet {...props} closeLabel={t('common.close')} />
    </Suspense>
  ) : null;
}
