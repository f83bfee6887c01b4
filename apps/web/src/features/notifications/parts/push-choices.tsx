import { PUSH_GROUPS } from '@greenhall/domain/notifications/notice';
import { Switch } from '@greenhall/ui/form/switch';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { usePush } from '../../../shared/session/use-push.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Choose, Chosen } from './chosen.ts';

/** What this device announces while the app is closed. */
export function PushChoices({ push, choose, isSaving }: { push: Chosen['push']; choose: Choose; isSaving: boolean }) {
  const { t } = useTexts();
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush();
  return (
    <section aria-labelledby="push-choices">
      <h3 id="push-choices" className="pt-2 font-semibold">
        {t('notifications.push')}
      </h3>
      <p className="text-s text-ink-2">{t('notifications.pushNote')}</p>
      {state === 'on'
        ? PUSH_GROUPS.map((group) => (
            <Switch
              key={group}
              label={t(`notifications.push.${group}`)}
              checked={push[group]}
              disabled={isSaving}
              onChange={(isOn) => choose({ push: { [group]: isOn } })}
            />
          ))
        : null}
      <div className="flex flex-col gap-2 pt-2">
        {state === 'unsupported' ? <Notice>{t('notifications.pushUnsupported')}</Notice> : null}
        {state === 'denied' ? <Notice tone="warn">{t('notifications.pushDenied')}</Notice> : null}
        {hasFailed ? <Notice tone="down">{t('notifications.pushFailed')}</Notice> : null}
        {state === 'off' || state === 'on' ? (
          <Button kind="ghost" wide busy={isBusy} onClick={state === 'on' ? turnOff : turnOn}>
            {t(state === 'on' ? 'notifications.pushOff' : 'notifications.pushOn')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
