import { Button } from '@greenhall/ui/page/button';
import { Icon } from '@greenhall/ui/display/icon';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AboutLink } from './about-chip.tsx';
import { Bubble, TopicLabel, Words } from './bubble.tsx';
import { discard, retry, type Waiting } from './outbox.ts';

/** A message that the server does not have yet, marked as waiting; one that it did not take says why. */
export function WaitingItem({ message }: { message: Waiting }) {
  const { t } = useTexts();
  const preview = usePreview(message.picture);
  const failure = useErrorText(message.refused);
  return (
    <Bubble isMine>
      {message.reference ? <AboutLink about={message.reference} /> : <TopicLabel topic={message.topic} />}
      {preview ? <img src={preview} alt="" className="mb-1 max-h-56 rounded-small object-contain" /> : null}
      <Words text={message.text} />
      {message.refused || message.isPictureGone ? (
        <>
          <p className="text-s text-down">{`${t('messages.notSent')}. ${message.isPictureGone ? t('messages.pictureGone') : (failure ?? '')}`}</p>
          <div className="flex flex-wrap gap-2 pt-1">
            {message.isPictureGone && message.text === '' ? null : (
              <Button kind="text" onClick={() => retry(message.key)}>
                {t(message.isPictureGone ? 'messages.retryWithoutPicture' : 'messages.retry')}
              </Button>
            )}
            <Button kind="text" onClick={() => discard(message.key)}>
              {t('messages.discard')}
            </Button>
          </div>
        </>
      ) : (
        <p className="flex items-center gap-1 text-xs text-ink-2">
          <Icon name="clock" size={13} />
          {t('messages.waiting')}
        </p>
      )}
    </Bubble>
  );
}
