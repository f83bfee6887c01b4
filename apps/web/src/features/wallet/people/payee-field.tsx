import { Avatar } from '@greenhall/ui/display/avatar';
import { Icon } from '@greenhall/ui/display/icon';
import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import ScanAction from '../../../shared/scan/scan-action.tsx';
import { isRequestLink, requestNameIn } from '../../../shared/scan/scanned-text.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { PayeeQuery } from '../parts/payee.ts';
import { type MaskedPayee, NOBODY } from './masked-payee.ts';

const LastPayees = lazy(() => import('./last-payees.tsx'));
const PayeeLists = lazy(() => import('./payee-lists.tsx'));

/** What is typed into the form of a transfer. */
export interface TransferFields {
  payee: string;
  amount: string;
  remark: string;
}

/** The longest username that is looked up; a pasted link is longer. */
const USERNAME = 64;
const LONGEST = 300;

/** Opens the payees that are saved or were paid last. */
function PayeesAction({ onChosen }: { onChosen: (payee: MaskedPayee, isMasked: boolean) => void }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <FieldAction label={t('people.choose')} onClick={() => setShow(true)}>
        <Icon name="users" size={20} />
      </FieldAction>
      <LazySheet show={show} onUpdateShow={setShow} title={t('people.payees')}>
        <Suspense fallback={<div className="h-90" />}>
          <PayeeLists
            onChosen={(payee, isMasked) => {
              setShow(false);
              onChosen(payee, isMasked);
            }}
          />
        </Suspense>
      </LazySheet>
    </>
  );
}

/** In place of the field: a payee that was chosen and whose name stays masked. */
function Chosen({ payee, note, onOther }: { payee: MaskedPayee; note: string | undefined; onOther: () => void }) {
  const { t } = useTexts();
  return (
    <div className="mb-2 flex items-center gap-3">
      <Avatar name={payee.name} />
      <div className="min-w-0 flex-1">
        <p className="text-s font-medium text-ink-2">{t('wallet.payee')}</p>
        <p className="font-semibold wrap-anywhere">{payee.name}</p>
        <p className="text-s text-ink-3 wrap-anywhere" role="status">
          {note ?? (payee.nickname ? t('wallet.callsItself', { nickname: payee.nickname }) : t('people.masked'))}
        </p>
      </div>
      <Button kind="text" small onClick={onOther}>
        {t('people.other')}
      </Button>
    </div>
  );
}

/** A link of a payment request in the payee's field. It is opened by a press alone. */
function RequestHint({ typed }: { typed: string }) {
  const { t } = useTexts();
  const name = requestNameIn(typed);
  if (name === undefined) return null;
  return (
    <Notice>
      {t('people.isRequest')}
      <AppLink to={links.paymentRequest({ name })} className={`mt-2 ${buttonClass('ghost', true)}`}>
        {t('people.openRequest')}
      </AppLink>
    </Notice>
  );
}

export interface PayeeFieldProps {
  form: UseFormReturn<TransferFields>;
  chosen: { masked: MaskedPayee; setMasked: (payee: MaskedPayee) => void; typed: string };
  /** Who would receive. */
  hint: string | undefined;
  /** Why nobody was found, or may not receive. */
  failure: string | undefined;
  onLook: (ask: PayeeQuery) => void;
}

/** Who is paid: typed, scanned, or chosen from those that are saved or were paid last. */
export function PayeeField({ form, chosen: { masked, setMasked, typed }, hint, failure, onLook }: PayeeFieldProps) {
  const { t } = useTexts();
  const type = (username: string) => {
    setMasked(NOBODY);
    form.setValue('payee', username, { shouldValidate: true, shouldDirty: true });
    onLook({ username: username.trim() });
  };
  const choose = (payee: MaskedPayee, isMasked: boolean) => {
    if (!isMasked) return type(payee.name);
    setMasked(payee);
    onLook(payee.saved ? { saved: payee.saved } : { again: payee.again });
  };
  if (masked.name) return <Chosen payee={masked} note={failure ?? hint} onOther={() => setMasked(NOBODY)} />;
  const isLink = isRequestLink(typed);
  return (
    <>
      {isDirectSession() ? (
        <Suspense fallback={<div className="h-19" />}>
          <LastPayees
            onChosen={(payee, isMasked) => {
              choose(payee, isMasked);
              form.setFocus('amount');
            }}
          />
        </Suspense>
      ) : null}
      <Field
        {...form.register('payee', {
          validate: (name) => {
            if (name.trim() === '') return t('wallet.payeeMissing');
            return isRequestLink(name) || name.trim().length > USERNAME ? t('people.noUsername') : true;
          },
          onBlur: () => onLook({ username: form.getValues('payee').trim() }),
        })}
        label={t('wallet.payeeName')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={LONGEST}
        hint={hint}
        error={form.formState.errors.payee?.message ?? failure}
        suffix={
          <>
            {isDirectSession() ? <PayeesAction onChosen={choose} /> : null}
            <ScanAction kind="payee" onScanned={type} />
          </>
        }
      />
      {isLink ? <RequestHint typed={typed} /> : null}
    </>
  );
}
