import { Button } from '@greenhall/ui/page/button';
import { openScreen } from '../shared/page/history.ts';
import { links } from '../shared/page/links.ts';
import { api } from '../shared/request/api.ts';
import { readSession } from '../shared/session/session.ts';
import { leaveActing } from '../shared/session/store.ts';
import { useTexts } from '../shared/text/texts.ts';

/** Ends the session that acts, here first: nothing reads once more under a session that has just ended. */
function endActing(): void {
  api('identity.logout', { body: {} }).catch(() => undefined);
  leaveActing();
  openScreen(links.login(), true);
}

/** Above every screen of a session that acts for another account: whose it is, and the way out of it. */
export default function ActingBar() {
  const { t } = useTexts();
  const user = readSession().userid;
  return (
    <section
      aria-label={t('members.actingFor', { name: user })}
      className="flex shrink-0 items-center justify-between gap-3 bg-info-soft pl-4 text-s font-medium text-info"
    >
      <span className="min-w-0 py-1 wrap-anywhere">{t('members.actingFor', { name: user })}</span>
      <Button kind="text" className="shrink-0" onClick={endActing}>
        {t('members.actingEnd')}
      </Button>
    </section>
  );
}
