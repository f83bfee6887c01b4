import { useState } from 'react';
import { LazySheet } from '../overlays/lazy-sheet.tsx';
import { useTexts } from '../text/texts.ts';

export interface TermButtonProps {
  name: 'fuel' | 'height' | 'zone' | 'cooling' | 'locked';
  /** The word as it stands on the screen. */
  word: string;
}

/** The word, and the sheet with one sentence and one example. */
export default function TermPress({ name, word }: TermButtonProps) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('terms.ask', { word })}
        onClick={() => setShow(true)}
        className="relative text-left underline decoration-dotted underline-offset-4 after:absolute after:-inset-3.5"
      >
        {word}
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t(`terms.${name}`)}>
        <div className="flex flex-col gap-3 pt-2 pb-4">
          <p>{t(`terms.${name}Is`)}</p>
          <p className="rounded-control bg-surface-2 px-3.5 py-3 text-s text-ink-2">
            <b className="block text-ink">{t('terms.example')}</b>
            {t(`terms.${name}Example`)}
          </p>
        </div>
      </LazySheet>
    </>
  );
}
