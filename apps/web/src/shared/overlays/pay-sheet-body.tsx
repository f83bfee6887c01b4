import { isRefusedBy } from '@greenhall/client/refused';
import { Button } from '@greenhall/ui/page/button';
import { PasswordField } from '@greenhall/ui/form/field';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { Sheet } from '@greenhall/ui/overlay/sheet';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { links } from '../page/links.ts';
import { AppLink } from '../page/app-link.tsx';
import { ReadError } from '../page/read-view.tsx';
import type { PayBodyProps } from './pay-sheet.tsx';
import { Receipt } from './receipt.tsx';
import { useErrorText } from '../request/use-error-text.ts';
import { refreshReads } from '../request/refresh.ts';
import { useTexts } from '../text/texts.ts';

interface PayFormProps extends PayBodyProps {
  field: RefObject<HTMLInputElement | null>;
}

function PayForm({ field, items, note, confirmText, disabled = false, unread, pay }: PayFormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const text = useErrorText(error);
  const wrong = isRefusedBy(error, 'payPasswordWrong');
  useEffect(() => {
    if (wrong || missing) field.current?.select();
  }, [field, wrong, missing, error]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setMissing(password === '');
    if (password === '' || busy || disabled) return;
    setBusy(true);
    setError(undefined);
    try {
      await pay(password);
    } catch (cause) {
      setError(cause);
      // The next confirmation uses the figures now in force.
      if (isRefusedBy(cause, 'rateChanged')) refreshReads('wallet.rules', 'otc.markets');
    } finally {
      setBusy(false);
    }
  };

  if (unread) return <ReadError query={unread} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 pb-4">
      <KeyValues items={items} />
      {note}
      <PasswordField
        ref={field}
        label={t('pay.password')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        autoComplete="off"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
          setError(undefined);
        }}
        error={missing ? t('pay.passwordMissing') : wrong ? text : undefined}
      />
      <div aria-live="assertive">{text && !wrong ? <Notice tone="down">{text}</Notice> : null}</div>
      {wrong ? (
        <AppLink to={links.resetPayPassword()} className="self-start text-s font-semibold text-brand-strong">
          {t('pay.forgot')}
        </AppLink>
      ) : null}
      <Button type="submit" wide busy={busy} disabled={disabled}>
        {confirmText ?? t('common.confirm')}
      </Button>
    </form>
  );
}

export default function PaySheetBody(props: PayBodyProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { show, onUpdateShow, title, receipt } = props;
  return (
    <Sheet show={show} onUpdateShow={onUpdateShow} title={title} closeLabel={t('common.close')} initialFocus={field}>
      {receipt ? <Receipt {...receipt} onDone={() => onUpdateShow(false)} /> : <PayForm {...props} field={field} />}
    </Sheet>
  );
}
