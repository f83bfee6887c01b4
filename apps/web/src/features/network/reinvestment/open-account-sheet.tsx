import { isRefusedBy } from '@greenhall/client/refused';
import { checkUsername } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { placeRefusal } from '../../../shared/forms/place-refusal.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AccountFields } from './account-fields.tsx';
import { type AccountForm, EMPTY, PLACES } from './account-form.ts';

interface OpenAccountSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

function OpenAccount({ show, onUpdateShow }: OpenAccountSheetProps) {
  const { t } = useTexts();
  const [paying, setPaying] = useState(false);
  // The nearest free place below the member is proposed, as in an invitation.
  const place = useRead('network.share', {}).data?.place;
  const empty = { ...EMPTY, ...(place ?? { contact: readSession().userid }) };
  const form = useForm<AccountForm>({ defaultValues: empty, values: empty, resetOptions: { keepDirtyValues: true } });
  const draft = useWatch({ control: form.control }) as AccountForm;
  const write = useWrite('network.openReinvestment');
  useBringPayStep();
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const pay = async (payPassword: string) => {
    const { level, code, passwordAgain: _p, newPayPasswordAgain: _q, ...rest } = form.getValues();
    const name = checkUsername(rest.username);
    const username = name.ok ? name.value : rest.username;
    const asked = { codeChannel: code.channel, code: code.code, payPassword };
    const body = { ...rest, ...asked, username, contact: rest.contact.trim(), level: Number(level) };
    try {
      await write.mutateAsync({ body });
    } catch (cause) {
      if (isRefusedBy(cause, 'zoneATaken') || isRefusedBy(cause, 'zoneBTaken'))
        refreshReads('network.places', 'network.share');
      // What the server refuses at a field is shown there, and everything else where the payment is confirmed.
      if (!(await placeRefusal(form.setError, cause, PLACES))) throw cause;
      setPaying(false);
      return;
    }
    close(false);
    toast(t('stock.futouOpened'), 'success');
  };
  return (
    <LazySheet show={show} onUpdateShow={close} title={t('stock.futouOpen')}>
      {paying ? (
        <PayStep
          items={[
            { label: t('stock.futouUsername'), value: draft.username },
            { label: t('entry.contact'), value: `${draft.contact} · ${draft.zone}` },
            { label: t('stock.futouLevel'), value: `V${draft.level}` },
          ]}
          onBack={() => setPaying(false)}
          pay={pay}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setPaying(true))(event)}
          className="flex flex-col gap-2 pt-2 pb-4"
        >
          <Notice>{t('stock.futouNote')}</Notice>
          <AccountFields form={form} />
          <Button type="submit" wide>
            {t('common.next')}
          </Button>
        </form>
      )}
    </LazySheet>
  );
}

/**
 * Places a further node of one's own; it is paid with reinvestment coin afterwards. Each opening begins anew: the name and
 * the passwords of one account are never those of the next.
 */
export function OpenAccountSheet({ show, onUpdateShow }: OpenAccountSheetProps) {
  const [count, setCount] = useState(0);
  const change = (next: boolean) => {
    onUpdateShow(next);
    if (!next) setCount(count + 1);
  };
  return <OpenAccount key={count} show={show} onUpdateShow={change} />;
}
