import { Written } from '@greenhall/ui/display/written';
import { Button } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Icon } from '@greenhall/ui/display/icon';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useLongest } from '../../../shared/forms/field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import type { Trade } from './kinds.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';

interface ChatProps {
  trade: Trade;
}

/** What was said, the newest below; a page earlier at a press. */
function Messages({ trade }: ChatProps) {
  const { t, relative } = useTexts();
  const pages = usePages('otc.messages', {}, { id: trade.id });
  const end = useRef<HTMLDivElement>(null);
  const newest = pages.data?.pages[0]?.items[0]?.id;
  useEffect(() => {
    // In braces: browsers begin to answer with a promise, which is no way to clean up.
    end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  return (
    <ReadView query={pages}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items).toReversed();
        if (items.length === 0) return <EmptyState icon="chat" title={t('otc.chatEmpty')} />;
        return (
          <>
            <MoreButton pages={pages} kind="text" small label={t('otc.chatOlder')} />
            <ol aria-label={t('otc.chat')} aria-live="polite" className="m-0 flex list-none flex-col gap-2 p-0">
              {items.map((message) => {
                const name = message.isMine ? t('otc.you') : trade.counterparty;
                return (
                  <li
                    key={message.id}
                    className={`max-w-[82%] rounded-card px-3.5 py-2.5 ${message.isMine ? 'self-end bg-brand-soft' : 'self-start bg-surface-2 shadow-line'}`}
                  >
                    {message.image ? (
                      <a href={pictureUrl(message.image)} target="_blank" rel="noreferrer">
                        <img
                          src={pictureUrl(message.image)}
                          alt={t('otc.chatPicture', { name })}
                          className="mb-1 max-h-48 rounded-small object-contain"
                        />
                      </a>
                    ) : null}
                    <Written as="p" text={message.text} className="whitespace-pre-wrap wrap-anywhere" />
                    <p className="text-xs text-ink-2">{`${name} · ${relative(message.at)}`}</p>
                  </li>
                );
              })}
            </ol>
            <div ref={end} />
          </>
        );
      }}
    </ReadView>
  );
}

/** The press that adds a picture; `undefined` if the one that was chosen cannot be read. */
function Attach({ onPicture }: { onPicture: (picture: File | undefined) => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <>
      <PictureInput id={id} aria-label={t('otc.chatImage')} onPicture={onPicture} className="peer sr-only" />
      <label
        htmlFor={id}
        className="grid size-11.5 shrink-0 place-items-center rounded-control bg-surface-2 text-brand-strong shadow-line peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong"
      >
        <Icon name="image" />
      </label>
    </>
  );
}

/** What is typed and chosen, which stays while the sheet is closed. */
interface Words {
  text: string;
  setText: (text: string) => void;
  forgetText: () => void;
  image: File | undefined;
  setImage: (image: File | undefined) => void;
}

/** The longest message, in characters. */
const MESSAGE_LENGTH = 1_000;

/** The field at the foot: words, a picture or both. */
function Composer({ trade, text, setText, forgetText, image, setImage }: ChatProps & Words) {
  const { t } = useTexts();
  const [wrong, setWrong] = useState<'pay.voucherRule' | 'otc.chatMissing'>();
  const preview = usePreview(image);
  const { control, look, error: tooLong } = useLongest<HTMLTextAreaElement>(MESSAGE_LENGTH);
  const said = wrong ? t(wrong) : tooLong;
  const attach = (picture: File | undefined) => {
    setWrong(picture ? undefined : 'pay.voucherRule');
    if (picture) setImage(picture);
  };
  const write = useWrite('otc.say', trade.id);
  const failure = useErrorText(write.error);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    const isEmpty = text.trim() === '' && !image;
    setWrong(isEmpty ? 'otc.chatMissing' : undefined);
    if (isEmpty) return;
    write.mutate(
      { params: { id: trade.id }, body: text.trim() ? { text: text.trim() } : {}, files: image ? { image } : {} },
      {
        onSuccess: () => {
          forgetText();
          setImage(undefined);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} className="sticky bottom-0 flex flex-col gap-2 bg-surface py-2">
      <div aria-live="assertive">{said ? <Notice tone="down">{said}</Notice> : null}</div>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      {image ? (
        <p className="flex items-center gap-2 text-s text-ink-2">
          {preview ? <img src={preview} alt="" className="size-11 rounded-small object-cover" /> : null}
          <span className="min-w-0 flex-1 truncate">{image.name}</span>
          <button
            type="button"
            aria-label={t('otc.chatImageGone')}
            onClick={() => setImage(undefined)}
            className="grid size-11 place-items-center"
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <Attach onPicture={attach} />
        <textarea
          aria-label={t('otc.chatWrite')}
          placeholder={t('otc.chatWrite')}
          rows={1}
          value={text}
          ref={control}
          onChange={(event) => {
            look();
            setText(event.target.value);
            setWrong(undefined);
          }}
          className="field-sizing-content max-h-32 min-h-11.5 min-w-0 flex-1 resize-none rounded-control bg-surface-2 px-3.5 py-3 text-ink shadow-line outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--brand-strong)]"
        />
        <Button type="submit" busy={write.isPending}>
          {t('otc.chatSend')}
        </Button>
      </div>
    </form>
  );
}

/** The messages between the two sides of a trade. */
export function ChatSheet({ trade, show, onUpdateShow }: ChatProps & ChatSheetProps) {
  const { t } = useTexts();
  const [text, setText, forgetText] = useDraft('otc.say', trade.id, '');
  const [image, setImage] = useState<File>();
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={`${t('otc.chat')} · ${trade.counterparty}`}>
      <div className="flex min-h-[50dvh] flex-col gap-3">
        <p role="status" className="text-s text-ink-2">
          {t(`otc.state.${trade.state}`)}
        </p>
        <div className="flex-1">
          <Messages trade={trade} />
        </div>
        <Composer {...{ trade, text, setText, forgetText, image, setImage }} />
      </div>
    </LazySheet>
  );
}

interface ChatSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}
