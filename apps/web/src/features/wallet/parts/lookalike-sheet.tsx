import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { compare } from './address-form.ts';

function Compared({ label, address, other }: { label: string; address: string; other: string }) {
  return (
    <section>
      <h3 className="mb-1.5 text-s font-medium text-ink-2">{label}</h3>
      <p className="grid grid-cols-[repeat(auto-fill,minmax(1.5rem,1fr))] gap-0.5 rounded-control bg-surface-2 p-2.5 text-center font-mono shadow-line">
        {compare(address, other).map(({ place, char, differs }) =>
          differs ? (
            <mark key={place} className="rounded-small bg-down-soft font-bold text-down underline">
              {char}
            </mark>
          ) : (
            <span key={place}>{char}</span>
          ),
        )}
      </p>
    </section>
  );
}

export interface LookalikeSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  known: string;
  entered: string;
  busy: boolean;
  error: unknown;
  onCompared: () => void;
}

/** Two addresses character by character, before one that looks like a known one is saved. */
export function LookalikeSheet(props: LookalikeSheetProps) {
  const { show, onUpdateShow, known, entered, busy, error, onCompared } = props;
  const { t } = useTexts();
  const failure = useErrorText(error);
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('wallet.lookalikeTitle')}>
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <Notice tone="warn">{t('wallet.lookalikeNote')}</Notice>
        <Compared label={t('wallet.lookalikeKnown')} address={known} other={entered} />
        <Compared label={t('wallet.lookalikeNew')} address={entered} other={known} />
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        <div className="grid grid-cols-2 gap-3">
          <Button kind="ghost" onClick={() => onUpdateShow(false)}>
            {t('wallet.lookalikeCancel')}
          </Button>
          <Button kind="danger" busy={busy} onClick={onCompared}>
            {t('wallet.compared')}
          </Button>
        </div>
      </div>
    </LazySheet>
  );
}
