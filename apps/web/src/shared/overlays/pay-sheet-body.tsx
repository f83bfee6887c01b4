import { isRefusedBy } from '@greenhall/client/refused';
import { Button } from '@greenhall/ui/page/button';
import { PasswordField } from '@greenhall/ui/form/field';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { Sheet } from '@greenhall/ui/overlay/sheet';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { links } from '../page/links.ts';
import { AppLink } from '../page/app-link.tsx';
import { FrozenBar } from '../page/frozen-bar.tsx';
import { ReadError } from '../page/read-view.tsx';
import type { PayBodyProps } from './pay-sheet-props.ts';
import { Receipt } from './receipt.tsx';
import { useErrorText } from '../request/use-error-text.ts';
import { refreshReads } from '../request/refresh.ts';
import { useTexts } from '../text/texts.ts';

interface PayFormProps extends Omit<PayBodyProps, 'show' | 'onUpdateShow' | 'title' | 'pausable'> {
  field: RefObject<HTMLInputElement | null>;
}

interface PasswordProps extends Pick<PayFormProps, 'field'> {
  password: string;
  onType: (password: string) => void;
  missing: boolean;
  /** Why the password was refused. */
  wrong: string | undefined;
}

function Password({ field, password, onType, missing, wrong }: PasswordProps) {
  const { t } = useTexts();
  return (
    <>
      <PasswordField
        ref={field}
        label={t('pay.password')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        autoComplete="off"
        value={password}
        onChange={(event) => onType(event.target.value)}
        error={missing ? t('pay.passwordMissing') : wrong}
      />
      {wrong === undefined ? null : (
        <AppLink
          to={links.resetPayPassword()}
          className="inline-flex min-h-11 items-center self-start text-s font-semibold text-brand-strong"
        >
          {t('pay.forgot')}
        </AppLink>
      )}
    </>
  );
}

/** Why it failed, or that it is on its way since the sheet was open before. */
function Told({ failure, isWaiting }: { failure: string | undefined; isWaiting: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <div aria-live="polite">{isWaiting ? <Notice>{t('pay.underWay')}</Notice> : null}</div>
    </>
  );
}

/** The figures of a payment, and its confirmation by payment password or passkey. */
export function PayForm({
  field,
  items,
  note,
  confirmText,
  isUnderWay = false,
  disabled = false,
  unread,
  pay,
  passkey,
}: PayFormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const busy = isSending || isUnderWay;
  const [error, setError] = useState<unknown>();
  const text = useErrorText(error);
  const wrong = isRefusedBy(error, 'payPasswordWrong');
  useEffect(() => {
    if (wrong || missing) field.current?.select();
  }, [field, wrong, missing, error]);

  const run = async (act: () => Promise<unknown>) => {
    if (busy || disabled) return;
    setSending(true);
    setError(undefined);
    try {
      await act();
    } catch (cause) {
      setError(cause);
      // The next confirmation uses the figures now in force.
      if (isRefusedBy(cause, 'rateChanged')) refreshReads('wallet.rules', 'otc.markets');
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (passkey?.only) return void run(passkey.approve);
    setMissing(password === '');
    if (password !== '') void run(() => pay(password));
  };
  const type = (typed: string) => {
    setPassword(typed);
    setMissing(false);
    setError(undefined);
  };

  if (unread) return <ReadError query={unread} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pb-4">
      {items.length === 0 ? null : <KeyValues items={items} />}
      {note}
      {passkey?.only ? null : (
        <Password {...{ field, password, missing }} onType={type} wrong={wrong ? text : undefined} />
      )}
      <Told failure={wrong ? undefined : text} isWaiting={isUnderWay && !isSending} />
      <Button type="submit" wide busy={busy} disabled={disabled}>
        {passkey?.only ? t('pay.passkey') : (confirmText ?? t('common.confirm'))}
      </Button>
      {passkey && !passkey.only ? (
        <Button kind="ghost" wide disabled={disabled || busy} onClick={() => void run(passkey.approve)}>
          {t('pay.passkey')}
        </Button>
      ) : null}
    </form>
  );
}

export default function PaySheetBody(props: PayBodyProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { show, onUpdateShow, title, receipt, pausable, initialFocus = field } = props;
  return (
    <Sheet {...{ show, onUpdateShow, title, initialFocus }} closeLabel={t('common.close')}>
      {receipt ? (
        <Receipt {...receipt} onDone={() => onUpdateShow(false)} />
      ) : (
        <FrozenBar act={pausable}>
          <PayForm {...props} field={field} />
        </FrozenBar>
      )}
    </Sheet>
  );
}
