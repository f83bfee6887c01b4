import { OWNERSHIP_TTL } from '@greenhall/domain/wallet/ownership';
import { Button } from '@greenhall/ui/page/button';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Account } from './account-choice.tsx';

interface ProofProps {
  account: Account;
  show: boolean;
  onClose: () => void;
}

const SIGNATURE = /^0x[0-9a-f]{130}$/i;

const isTooOld = (since: number): boolean => Date.now() >= since + OWNERSHIP_TTL;

/** The text to sign with the wallet, and the place where its signature comes back. */
function Proof({ account: { id }, show, onClose }: ProofProps) {
  const { t } = useTexts();
  // The wallet that signs is another app: the text must still be the same when the member comes back, and opens the sheet again.
  const challenge = useRead('wallet.accountChallenge', { params: { id } }, { isReadOnce: true });
  const write = useWrite('wallet.proveAccount', id);
  const [typed, setTyped] = useState({ of: '', text: '' });
  // A signature belongs to the text that it was made of.
  const signature = typed.of === challenge.data?.issuedAt ? typed.text : '';
  const failure = useErrorText(write.error);
  const since = challenge.dataUpdatedAt;
  useEffect(() => {
    if (show && since > 0 && isTooOld(since)) refreshReads('wallet.accountChallenge');
  }, [show, since]);
  const send = async (issuedAt: string) => {
    try {
      await write.mutateAsync({ params: { id }, body: { issuedAt, signature: signature.trim() } });
    } catch {
      // The sheet says why. A text that is too old is replaced, and what was signed with it.
      if (!isTooOld(since)) return;
      return refreshReads('wallet.accountChallenge');
    }
    toast(t('wallet.proved'), 'success');
    onClose();
  };
  return (
    <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : onClose())} title={t('wallet.proveTitle')}>
      <ReadView query={challenge}>
        {({ text, issuedAt }) => (
          <div className="flex flex-col gap-4 pt-2 pb-4">
            <p className="text-s text-ink-2">{t('wallet.proveNote')}</p>
            <div className="rounded-control bg-surface-2 p-3 shadow-line">
              <p className="font-mono text-s wrap-anywhere whitespace-pre-wrap">{text}</p>
              <CopyButton
                value={text}
                label={t('common.copy')}
                doneLabel={t('common.copied')}
                failedLabel={t('common.copyFailed')}
              />
            </div>
            <Field
              label={t('wallet.signature')}
              name="signature"
              autoComplete="off"
              spellCheck={false}
              value={signature}
              onChange={(event) => setTyped({ of: issuedAt, text: event.target.value })}
            />
            {failure ? <Notice tone="down">{failure}</Notice> : null}
            <Button
              wide
              busy={write.isPending}
              disabled={!SIGNATURE.test(signature.trim())}
              onClick={() => void send(issuedAt)}
            >
              {t('wallet.prove')}
            </Button>
          </div>
        )}
      </ReadView>
    </LazySheet>
  );
}

export interface ProveSheetProps {
  /** The account to be proved, while the sheet is open. */
  account: Account | undefined;
  onClose: () => void;
}

/** Proves by a signature that an address is the member's own. What is to be signed stays while the sheet is closed. */
export function ProveSheet({ account, onClose }: ProveSheetProps) {
  const [last, setLast] = useState(account);
  if (account && account !== last) setLast(account);
  return last ? <Proof key={last.id} account={last} show={account !== undefined} onClose={onClose} /> : null;
}
