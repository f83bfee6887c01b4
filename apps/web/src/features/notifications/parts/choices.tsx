import { MAIL_GROUPS } from '@greenhall/domain/notifications/notice';
import { Switch } from '@greenhall/ui/form/switch';
import { Notice } from '@greenhall/ui/page/notice';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Choose, Chosen } from './chosen.ts';
import { PushChoices } from './push-choices.tsx';

function MailChoices({ mail, choose, isSaving }: { mail: Chosen['mail']; choose: Choose; isSaving: boolean }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="mail-choices">
      <h3 id="mail-choices" className="pt-2 font-semibold">
        {t('notifications.mail')}
      </h3>
      <p className="text-s text-ink-2">{t('notifications.mailNote')}</p>
      {MAIL_GROUPS.map((group) => (
        <Switch
          key={group}
          label={t(`notifications.mail.${group}`)}
          checked={mail[group]}
          disabled={isSaving}
          onChange={(isOn) => choose({ mail: { [group]: isOn } })}
        />
      ))}
    </section>
  );
}

/** What is mailed to the member, and what its device announces. */
export function Choices() {
  const choices = useRead('notifications.choices', {});
  const { mutate, isPending, error } = useWrite('notifications.choose');
  const failed = useErrorText(error);
  const choose: Choose = (body) => mutate({ body });
  return (
    <div className="flex flex-col gap-4 pb-4">
      <ReadView query={choices}>
        {({ mail, push }) => (
          <>
            <PushChoices push={push} choose={choose} isSaving={isPending} />
            <MailChoices mail={mail} choose={choose} isSaving={isPending} />
          </>
        )}
      </ReadView>
      {failed ? <Notice tone="down">{failed}</Notice> : null}
    </div>
  );
}
