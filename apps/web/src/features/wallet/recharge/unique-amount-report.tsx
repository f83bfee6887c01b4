import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { VoucherField } from '../../../shared/forms/voucher-field.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { UniqueAmount } from './where-to-pay.tsx';

// They are there once the chain has been asked.
const ChainChecks = lazy(() => import('./chain-checks.tsx'));

type Recharge = Reply<'wallet.submitRecharge'>;

interface PictureProps {
  exact: UniqueAmount;
  /** The transaction as it was typed. */
  txid: string;
  onDone: (made: Recharge) => void;
}

/** The same report with a picture, for what the chain does not show. */
function PictureReport({ exact, txid, onDone }: PictureProps) {
  const { t } = useTexts();
  const [voucher, setVoucher] = useState<File>();
  const [broken, setBroken] = useState<string>();
  const write = useWrite('wallet.submitRecharge', exact.id);
  const failure = useErrorText(write.error);
  const send = () => {
    if (!voucher) return setBroken(t('pay.voucherMissing'));
    const body = { amount: exact.amount, reference: txid.trim(), way: exact.way, exact: exact.id };
    write.mutate({ body, files: { voucher } }, { onSuccess: onDone });
  };
  return (
    <>
      <VoucherField file={voucher} onChange={setVoucher} error={broken} onError={setBroken} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="ghost" wide busy={write.isPending} onClick={send}>
        {t('wallet.exactPicture')}
      </Button>
    </>
  );
}

/** The report of an exact payment by its transaction: what the chain shows of it, and a picture where it shows nothing. */
export function UniqueAmountReport({ exact, onDone }: { exact: UniqueAmount; onDone: (made: Recharge) => void }) {
  const { t } = useTexts();
  const form = useForm({ defaultValues: { txid: '' } });
  const forget = useFormDraft(form, 'wallet.exactTxid', exact.id);
  const write = useWrite('wallet.proveExactPayment', exact.id);
  const failure = useErrorText(write.error);
  const finish = (made: Recharge) => {
    forget();
    onDone(made);
  };
  const submit = form.handleSubmit(({ txid }) =>
    write.mutate(
      { params: { id: exact.id }, body: { txid: txid.trim() } },
      { onSuccess: ({ recharge }) => (recharge ? finish(recharge) : undefined) },
    ),
  );
  const seen = write.data?.recharge === null ? write.data : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Card title={`3 · ${t('wallet.exactProve')}`} className="flex flex-col gap-3">
        <Field
          {...form.register('txid', {
            validate: (text) => text.trim() !== '' || t('wallet.exactTxidMissing'),
            onChange: () => (write.isPending ? undefined : write.reset()),
          })}
          label={t('wallet.exactTxid')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          longest={80}
          error={form.formState.errors.txid?.message}
        />
        <div aria-live="polite" className="contents">
          {failure ? <Notice tone="down">{failure}</Notice> : null}
          {seen ? (
            <>
              <Notice tone={seen.outcome === 'refuted' ? 'down' : 'warn'}>
                {t(seen.outcome === 'refuted' ? 'wallet.exactRefuted' : 'wallet.exactNotYet')}
              </Notice>
              <Suspense>
                <ChainChecks checks={seen.checks} />
              </Suspense>
            </>
          ) : null}
        </div>
        <Button type="submit" wide busy={write.isPending}>
          {t('wallet.exactProve')}
        </Button>
        {seen ? <PictureReport exact={exact} txid={form.getValues('txid')} onDone={finish} /> : null}
      </Card>
    </form>
  );
}
