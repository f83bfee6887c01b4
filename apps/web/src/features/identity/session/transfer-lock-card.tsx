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
  // Fixed when it is asked for: what is shown may be read again in between, and turn round what a press would do.
  const [wanted, setWanted] = useState(!on);
  const [show, setShow] = useState(false);
  const write = useWrite('identity.setTransferLock');
  const seconds = useCountdown(opensAt === null || on ? undefined : Date.parse(opensAt));
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ body: { on: wanted, payPassword } });
    setShow(false);
    toast(t(wanted ? 'security.lockIsOn' : 'security.lockIsOff'), 'success');
  };
  const ask = () => {
    setWanted(!on);
    setShow(true);
  };
  return (
    <Card>
      <Switch label={t('security.lock')} note={t('security.lockNote')} checked={on} onChange={ask} />
      {seconds > 0 ? (
        <div className="mt-2">
          <Notice tone="warn">{t('security.lockWait', { time: clockText(seconds) })}</Notice>
        </div>
      ) : null}
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        title={t(wanted ? 'security.lockOn' : 'security.lockOff')}
        items={[{ label: t('security.lock'), value: t(wanted ? 'security.on' : 'security.off') }]}
        note={<Notice tone="warn">{t(wanted ? 'security.lockNote' : 'security.lockOffNote')}</Notice>}
        pay={pay}
      />
    </Card>
  );
}
