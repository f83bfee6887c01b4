import { Button } from '@greenhall/ui/page/button';
import { TextArea } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { VoucherField } from '../../../shared/forms/voucher-field.tsx';

export interface StatementSheetProps {
  /** What it is about, under which its words are kept. */
  draft: string;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  title: string;
  note: string;
  label: string;
  missing: string;
  /** Whether a picture must go with the words. */
  needsVoucher: boolean;
  send: (text: string, voucher: File | undefined) => Promise<void>;
}

/** One side's words in an appeal, with a picture. What was typed stays when the sending fails. */
export function StatementSheet(props: StatementSheetProps) {
  const { draft, show, onUpdateShow, title, note, label, missing, needsVoucher, send } = props;
  const { t } = useTexts();
  const [text, setText, forgetText] = useDraft('otc.statement', draft, '');
  const [voucher, setVoucher] = useState<File>();
  const [broken, setBroken] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const failure = useErrorText(error);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (needsVoucher && !voucher) setBroken(t('pay.voucherMissing'));
    if (text.trim() === '' || (needsVoucher && !voucher) || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(text.trim(), voucher);
      forgetText();
      onUpdateShow(false);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={title}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => setError(undefined)}
        className="flex flex-col gap-3 pt-2 pb-4"
      >
        <Notice>{note}</Notice>
        <TextArea
          label={label}
          value={text}
          longest={500}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
          error={isEmpty ? missing : undefined}
        />
        <VoucherField file={voucher} onChange={setVoucher} error={broken} onError={setBroken} />
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        <Button type="submit" wide busy={busy}>
          {t('common.submit')}
        </Button>
      </form>
    </LazySheet>
  );
}
