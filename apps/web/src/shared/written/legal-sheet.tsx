import type { PlainKey } from '@greenhall/locales/runtime';
import { lazy, Suspense, useEffect } from 'react';
import { LazySheet } from '../overlays/lazy-sheet.tsx';
import { useTexts } from '../text/texts.ts';
import type { LegalName } from './legal-text.tsx';

export const LEGAL_TITLES = { agreement: 'legal.agreement', risk: 'legal.risk' } as const satisfies Record<
  LegalName,
  PlainKey
>;

const bring = () => import('./legal-text.tsx');
const LegalText = lazy(bring);

export interface LegalSheetProps {
  name: LegalName;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  /** Without it the text can only be read. `version` is that of the agreement, or of a recorded risk text. */
  onAccept?: (version?: number) => void;
}

/** One legal text, which can be accepted at its end. Its code is loaded while the screen around it is looked at. */
export function LegalSheet({ name, show, onUpdateShow, onAccept }: LegalSheetProps) {
  const { t } = useTexts();
  useEffect(() => void bring().catch(() => undefined), []);
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t(LEGAL_TITLES[name])}>
      <div className="flex flex-col gap-3.5 pt-1 pb-4">
        <Suspense>
          <LegalText name={name} onAccept={onAccept} />
        </Suspense>
      </div>
    </LazySheet>
  );
}
