import type { Reply } from '@greenhall/client/ask';
import { MAIL_GROUPS, type MailGroup } from '@greenhall/domain/notifications/notice';
import { Switch } from '@greenhall/ui/form/switch';
import { Notice } from '@greenhall/ui/page/notice';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

type Chosen = Reply<'notifications.choices'>;

function MailChoices({ mail }: Pick<Chosen, 'mail'>) {
  const { t } = useTexts();
  const write = useWrite('notifications.choose');
  const failed = useErrorText(write.error);
  const choose = (group: MailGroup, isOn: boolean) => write.mutate({ body: { mail: { [group]: isOn } } });
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
          disabled={write.isPending}
          onChange={(isOn) => choose(group, isOn)}
        />
      ))}
      {failed ? <Notice tone="down">{failed}</Notice> : null}
    </section>
  );
}

/** What is mailed to the member. */
export function Choices() {
  const choices = useRead('notifications.choices', {});
  return (
    <div className="flex flex-col gap-4 pb-4">
      <ReadView query={choices}>{({ mail }) => <MailChoices mail={mail} />}</ReadView>
    </div>
  );
}
