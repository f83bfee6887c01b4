import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { Switch } from '@greenhall/ui/form/switch';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';

/** The switch against every transfer out; after it was turned off, the wait is counted down. */
export function TransferLockCard({ on, opensAt }: { on: boolean; opensAt: string | null }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const write = useWrite('identity.setTransferLock');
  const seconds = useCountdown(opensAt === null || on ? undefined : Date.parse(opensAt));
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ body: { on: !on, payPassword } });
    setShow(false);
    toast(t(on ? 'security.lockIsOff' : 'security.lockIsOn'), 'success');
  };
  return (
    <Card>
      <Switch label={t('security.lock')} note={t('security.lockNote')} checked={on} onChange={() => setShow(true)} />
      {seconds > 0 ? (
        <div className="mt-2">
          <Notice tone="warn">{t('security.lockWait', { time: clockText(seconds) })}</Notice>
        </div>
      ) : null}
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        title={t(on ? 'security.lockOff' : 'security.lockOn')}
        items={[{ label: t('security.lock'), value: t(on ? 'security.off' : 'security.on') }]}
        note={<Notice tone="warn">{t(on ? 'security.lockOffNote' : 'security.lockNote')}</Notice>}
        pay={pay}
      />
    </Card>
  );
}
