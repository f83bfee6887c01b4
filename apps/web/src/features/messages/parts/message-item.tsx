import { type Marks, stageOf } from '@greenhall/domain/messages/marks';
import { useState } from 'react';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AboutLink } from './about-chip.tsx';
import { Bubble, TopicLabel, Words } from './bubble.tsx';
import type { Message } from './kinds.ts';
import { readAgain } from './thread.ts';

/** The picture of a message. Its link lives a quarter of an hour: an old one is asked for anew, once. */
function Picture({ message, name }: { message: Message; name: string }) {
  const { t } = useTexts();
  const [failed, setFailed] = useState('');
  const address = pictureUrl(message.picture ?? '');
  const renew = () => {
    if (failed === message.picture) return;
    setFailed(message.picture ?? '');
    readAgain(message).catch(() => undefined);
  };
  return address ? (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img
        src={address}
        alt={t('messages.picture', { name })}
        onError={failed === '' ? renew : undefined}
        className="mb-1 max-h-56 min-h-11 rounded-small object-contain"
      />
    </a>
  ) : null;
}

/** A message that the server has. Its end tells that it was seen. */
export function MessageItem({ message, theirs }: { message: Message; theirs: Marks }) {
  const { t, relative } = useTexts();
  const isMine = message.by === 'member';
  const name = t(isMine ? 'messages.you' : 'messages.title');
  const stage = isMine ? ` · ${t(`messages.stage.${stageOf(message.number, theirs)}`)}` : '';
  return (
    <Bubble isMine={isMine}>
      {message.reference ? <AboutLink about={message.reference} /> : <TopicLabel topic={message.topic} />}
      {message.picture ? <Picture message={message} name={name} /> : null}
      <Words text={message.text} />
      <p className="text-xs text-ink-2">
        <span className="sr-only">{`${name} · `}</span>
        {`${relative(message.at)}${stage}`}
      </p>
      <span data-number={isMine ? undefined : message.number} />
    </Bubble>
  );
}
