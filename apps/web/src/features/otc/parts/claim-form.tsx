import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { readClipboard } from '../../../shared/forms/read-clipboard.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { VoucherField } from '../../../shared/forms/voucher-field.tsx';
import { type Trade } from './kinds.ts';
import { useIsWatched } from '../hall/use-is-watched.ts';

/**
 * The buyer reports the payment by hand: the txid, which the chain is asked about, and a picture. Folded while one is being checked, and
 * before the payment where the platform looks for it by itself. Elsewhere this is the only way on, and open.
 */
export function ClaimForm({ trade, folded }: { trade: Trade; folded: boolean }) {
  const { t } = useTexts();
  const [isOpened, setOpened] = useState(false);
  const [txid, setTxid, forgetTxid] = useDraft('otc.claim', trade.id, '');
  const [voucher, setVoucher] = useState<File>();
  const [broken, setBroken] = useState<string>();
  const [missing, setMissing] = useState(false);
  // What is typed stays when the order's state changes under it.
  const isWatched = useIsWatched(trade);
  const isOnlyWay = trade.state === 'waitForPayment' && isWatched === false;
  const isFolded = folded && !isOnlyWay && !isOpened && txid === '' && !voucher;
  const write = useWrite('otc.claim', trade.id);
  const failure = useErrorText(write.error);
  const paste = async () => {
    const text = await readClipboard();
    if (text) setTxid(text);
  };
  const finish = () => {
    setOpened(false);
    forgetTxid();
    setVoucher(undefined);
    toast(t('otc.claimed'), 'success');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isEmpty = txid.trim() === '';
    setMissing(isEmpty);
    if (!voucher) setBroken(t('pay.voucherMissing'));
    if (isEmpty || !voucher || write.isPending) return;
    write.mutate({ params: { id: trade.id }, body: { txid: txid.trim() }, files: { voucher } }, { onSuccess: finish });
  };
  if (isFolded) {
    return (
      <Button kind="ghost" wide onClick={() => setOpened(true)}>
        {t(trade.claimedAt ? 'otc.claimAgain' : 'otc.claimByHand')}
      </Button>
    );
  }
  return (
    <Card title={t('otc.claimTitle')}>
      <form
        noValidate
        onSubmit={submit}
        onChange={() => (write.isError ? write.reset() : undefined)}
        className="mt-2 flex flex-col gap-3"
      >
        <Field
          label={t('otc.txid')}
          value={txid}
          onChange={(event) => {
            setTxid(event.target.value);
            setMissing(false);
          }}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          longest={80}
          error={missing ? t('otc.txidMissing') : undefined}
          suffix={<FieldAction onClick={() => void paste()}>{t('otc.paste')}</FieldAction>}
        />
        <p className="text-s text-ink-2">{t('otc.voucherNote')}</p>
        <VoucherField file={voucher} onChange={setVoucher} error={broken} onError={setBroken} />
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        <Button type="submit" wide busy={write.isPending}>
          {t(trade.claimedAt ? 'otc.claimAgain' : 'otc.claim')}
        </Button>
      </form>
    </Card>
  );
}
