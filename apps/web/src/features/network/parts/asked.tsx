import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Node } from './activate-sheet.tsx';

/** That a pending node asks its referrer for its activation, whose coins would go, and the way to hear no more of it. */
export function Asked({ node }: { node: Node }) {
  const { t } = useTexts();
  const mute = useWrite('network.muteActivationRequests', node.id);
  const failure = useErrorText(mute.error);
  if (node.isMuted) return <p className="text-s text-ink-2">{t('network.requestsMutedNote')}</p>;
  if (node.askedAt === null) return null;
  return (
    <>
      <Notice>
        <b className="block">{t('network.activationRequest', { name: node.userid })}</b>
        {t('network.activationRequestNote')}
      </Notice>
      {isDirectSession() ? (
        <Button kind="ghost" small busy={mute.isPending} onClick={() => mute.mutate({ body: { member: node.id } })}>
          {t('network.muteRequests')}
        </Button>
      ) : null}
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
    </>
  );
}
