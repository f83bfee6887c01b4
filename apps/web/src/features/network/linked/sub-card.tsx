import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellRow } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { LINK_CONSENTS } from '@greenhall/domain/network/link';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRepeatable, useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { signInByCode } from '../parts/sign-in-by-code.ts';
import { type Link, TONES } from './kinds.ts';
import { useUnbind } from './use-unbind.ts';

function SignIn({ link }: { link: Link }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const write = useRepeatable('network.subHandOff');
  return (
    <>
      <Button kind="ghost" disabled={!link.consents.signIn} onClick={() => setShow(true)}>
        {t('network.linkSignIn')}
      </Button>
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        title={t('network.linkSignIn')}
        items={[{ label: t('network.linkAccount'), value: `${link.name} · ${link.member}` }]}
        note={<Notice>{t('network.linkSignInNote')}</Notice>}
        confirmText={t('network.linkSignIn')}
        pay={async (payPassword) => {
          const { code } = await write.mutateAsync({ params: { id: link.id }, body: { payPassword } });
          signInByCode(code);
        }}
      />
    </>
  );
}

function Withdraw({ link }: { link: Link }) {
  const { t } = useTexts();
  const write = useWrite('network.withdrawLink', link.id);
  const ask = () =>
    confirmThenMove({
      title: t('network.linkWithdraw'),
      html: t.html('network.linkWithdrawAsk', { name: link.name }),
      confirmText: t('network.linkWithdraw'),
      move: () => write.mutateAsync({ params: { id: link.id }, body: {} }),
    });
  return (
    <Button kind="ghost" wide busy={write.isPending} onClick={ask}>
      {t('network.linkWithdraw')}
    </Button>
  );
}

/** An account that this one had, or has applied for in vain. */
export function PastSub({ link }: { link: Link }) {
  const { t, day } = useTexts();
  return (
    <CellRow
      title={link.name}
      note={`${link.member} · ${day(link.closedAt ?? link.appliedAt)}`}
      value={<Chip tone={TONES[link.state]}>{t(`network.linkState.${link.state}`)}</Chip>}
    />
  );
}

/** One account that this one has applied for, or has bound. */
export function SubCard({ link }: { link: Link }) {
  const { t, day, moment } = useTexts();
  const { unbind, isUnderWay } = useUnbind(link);
  const isBound = link.state === 'bound';
  const when =
    link.state === 'applied'
      ? t('network.linkUntil', { time: moment(link.expiresAt) })
      : day(link.boundAt ?? link.appliedAt);
  const allowed = LINK_CONSENTS.filter((consent) => link.consents[consent]);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{link.name}</h3>
          <p className="num text-s text-ink-3">
            {link.member} · {when}
          </p>
        </div>
        <Chip tone={TONES[link.state]}>{t(`network.linkState.${link.state}`)}</Chip>
      </div>
      {isBound ? (
        <>
          <p className="text-s text-ink-2">
            {allowed.length === 0
              ? t('network.linkNoConsent')
              : allowed.map((consent) => t(`network.linkMay.${consent}`)).join(' · ')}
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button kind="ghost" busy={isUnderWay} onClick={unbind}>
              {t('network.linkEnd')}
            </Button>
            <SignIn link={link} />
          </div>
        </>
      ) : null}
      {link.state === 'applied' ? <Withdraw link={link} /> : null}
    </Card>
  );
}
