import { TEXT_LENGTH } from '@greenhall/domain/messages/message';
import { Button } from '@greenhall/ui/page/button';
import { Icon } from '@greenhall/ui/display/icon';
import { Notice } from '@greenhall/ui/page/notice';
import { type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useLongest } from '../../../shared/forms/field.tsx';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AboutChip, AboutFailed } from './about-chip.tsx';
import { saveDraft, put, useOutbox } from './outbox.ts';
import { Suggestions } from './suggestions.tsx';
import type { About } from './use-about.ts';
import type { Topic } from './use-topic.ts';

/** The picture that goes with the message, as it will be sent. */
function Chosen({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const { t } = useTexts();
  const preview = usePreview(picture);
  return (
    <p className="flex items-center gap-2 text-s text-ink-2">
      {preview ? <img src={preview} alt="" className="size-11 rounded-small object-cover" /> : null}
      <span className="min-w-0 flex-1 truncate">{picture.name}</span>
      <button
        type="button"
        aria-label={t('messages.removePicture')}
        onClick={onRemove}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}

function Attach({ onPicture }: { onPicture: (picture: File | undefined) => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <PictureInput id={id} aria-label={t('messages.addPicture')} onPicture={onPicture} className="peer sr-only" />
      <label
        htmlFor={id}
        className="grid size-11.5 shrink-0 place-items-center rounded-control bg-surface-2 text-brand-strong shadow-line peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong"
      >
        <Icon name="image" />
      </label>
    </>
  );
}

type Failure = 'messages.pictureRule' | 'messages.tooMany' | 'messages.missing';

interface ComposerProps {
  frame: RefObject<HTMLFormElement | null>;
  about: About;
  topic: Topic;
  /** Called when a message was put on its way. */
  onSent: () => void;
}

/** The field at the foot: words, a picture or both. It works without a connection; what was written then waits. */
export function Composer({ frame, about, topic: { topic, choose: chooseTopic }, onSent }: ComposerProps) {
  const { t } = useTexts();
  const failedAbout = useRef<HTMLDivElement>(null);
  const text = useOutbox(({ draft }) => draft);
  const [picture, setPicture] = useState<File>();
  const [failure, setFailure] = useState<Failure>();
  const { control, look, error: tooLong } = useLongest<HTMLTextAreaElement>(TEXT_LENGTH);
  const said = failure ? t(failure) : tooLong;
  const isEmpty = text.trim() === '' && !picture;
  const choose = (chosen: File | undefined) => {
    setFailure(chosen ? undefined : 'messages.pictureRule');
    if (chosen) setPicture(chosen);
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isEmpty) return setFailure('messages.missing');
    if (about.isReading) return;
    if (about.hasFailed) return failedAbout.current?.querySelector('button')?.focus();
    const isPut = put({
      text: text.trim(),
      reference: about.reference ?? null,
      topic: topic ?? null,
      ...(picture ? { picture } : {}),
    });
    setFailure(isPut ? undefined : 'messages.tooMany');
    if (!isPut) return;
    setPicture(undefined);
    about.drop();
    chooseTopic(undefined);
    onSent();
  };
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={send}
      className="safe-bottom sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-surface px-4 py-2"
    >
      <Suggestions text={text} />
      <div aria-live="assertive">{said ? <Notice tone="down">{said}</Notice> : null}</div>
      {about.reference ? <AboutChip about={about.reference} onRemove={about.drop} /> : null}
      <div ref={failedAbout} aria-live="polite">
        {about.hasFailed ? <AboutFailed about={about} /> : null}
      </div>
      {picture ? <Chosen picture={picture} onRemove={() => setPicture(undefined)} /> : null}
      <div className="flex items-end gap-2">
        <Attach onPicture={choose} />
        <textarea
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          rows={1}
          dir="auto"
          value={text}
          ref={control}
          onChange={(event) => {
            look();
            saveDraft(event.target.value);
            setFailure(undefined);
          }}
          className="field-sizing-content max-h-32 min-h-11.5 min-w-0 flex-1 resize-none rounded-control bg-surface-2 px-3.5 py-3 text-ink shadow-line outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--brand-strong)]"
        />
        <Button type="submit" needsLine={false} busy={about.isReading}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  );
}
