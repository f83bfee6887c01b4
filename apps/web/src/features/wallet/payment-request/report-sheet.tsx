import { TextArea } from '../../../shared/forms/field.tsx';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The longest text of a report, as the server takes it. */
const LENGTH = 500;

function ReportForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTexts();
  const [text, setText, forget] = useDraft('wallet.paymentRequest.report', name, '');
  const [isMissing, setMissing] = useState(false);
  const write = useWrite('wallet.reportPaymentRequest', name);
  const failure = useErrorText(write.error);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const said = text.trim();
    setMissing(said === '');
    if (said === '') return;
    try {
      await write.mutateAsync({ params: { name }, body: { text: said } });
    } catch {
      // The sheet says why.
      return;
    }
    forget();
    onDone();
    toast(t('requests.reported'), 'success');
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3 pt-2 pb-4">
      <p className="text-s text-ink-2">{t('requests.reportNote')}</p>
      <TextArea
        label={t('requests.reportText')}
        longest={LENGTH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? t('requests.reportMissing') : undefined}
      />
      <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <Button type="submit" wide busy={write.isPending}>
        {t('requests.reportSend')}
      </Button>
    </form>
  );
}

/** Tells customer service of a request that somebody was given. */
export function ReportRequest({ name }: { name: string }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <Button kind="text" onClick={() => setShow(true)}>
        {t('requests.report')}
      </Button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('requests.report')}>
        <ReportForm name={name} onDone={() => setShow(false)} />
      </LazySheet>
    </>
  );
}
