import { Icon } from '@greenhall/ui/display/icon';
import { FieldAction } from '@greenhall/ui/form/field';
import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../overlays/lazy-sheet.tsx';
import { useSearchText } from '../page/use-search-text.ts';
import type { ScanBodyProps } from './scan-body.tsx';
import { useTexts } from '../text/texts.ts';

const ScanBody = lazy(() => import('./scan-body.tsx'));

/** The press at the end of a field that opens the scanner. */
export default function ScanAction({ kind, onScanned }: ScanBodyProps) {
  const { t } = useTexts();
  // An address may name the scanner, as that of a shortcut does.
  const isWanted = useSearchText('scan') !== undefined;
  const [show, setShow] = useState(isWanted);
  return (
    <>
      <FieldAction label={t('scan.open')} onClick={() => setShow(true)}>
        <Icon name="scan" size={20} />
      </FieldAction>
      <LazySheet show={show} onUpdateShow={setShow} title={t('scan.open')}>
        <Suspense fallback={<div className="h-112" />}>
          <ScanBody
            kind={kind}
            onScanned={(text, invitation) => {
              setShow(false);
              onScanned(text, invitation);
            }}
          />
        </Suspense>
      </LazySheet>
    </>
  );
}
