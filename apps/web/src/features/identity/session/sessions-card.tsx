import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellList } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { toast } from '../../../shared/overlays/overlays.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { deviceName } from '@greenhall/domain/identity/device';

type Session = Reply<'identity.sessions'>['items'][number];

function SessionRow({ session }: { session: Session }) {
  const { t, relative } = useTexts();
  const end = useWrite('identity.endSession', session.id);
  const failure = useErrorText(end.error);
  const press = () =>
    end.mutate({ params: { id: session.id } }, { onSuccess: () => toast(t('security.signedOut'), 'success') });
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <b className="block font-semibold wrap-anywhere">
            {deviceName(session.device) || t('security.unknownDevice')}
          </b>
          <span className="num block text-s text-ink-3">
            {session.network} · {relative(session.seenAt)}
          </span>
        </span>
        {session.actingFor ? <Chip tone="info">{t('security.actingFor')}</Chip> : null}
        {session.current ? (
          <Chip tone="up">{t('security.thisDevice')}</Chip>
        ) : (
          <Button small kind="ghost" busy={end.isPending} onClick={press}>
            {t('security.signOut')}
          </Button>
        )}
      </div>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
    </li>
  );
}

/** Where the member is signed in. */
export function SessionsCard() {
  const { t } = useTexts();
  const sessions = useRead('identity.sessions', {});
  return (
    <Card title={t('security.devices')}>
      <ReadView query={sessions}>
        {({ items }) => (
          <CellList label={t('security.devices')}>
            {items.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </CellList>
        )}
      </ReadView>
    </Card>
  );
}
