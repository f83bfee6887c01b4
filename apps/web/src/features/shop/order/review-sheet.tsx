import { REVIEW_LENGTH, STARS } from '@greenhall/domain/shop/review/review';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { TextArea } from '../../../shared/forms/field.tsx';
import { type SyntheticEvent, useId, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { usePicturesDraft } from '../../../shared/forms/use-pictures-draft.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { OrderLine } from './kinds.ts';
import { namedFiles, PicturesField } from './pictures-field.tsx';

type StarsValue = (typeof STARS)[number];

/** One to five stars as radio buttons, each read as a sentence. */
function StarsField({ value, onChange }: { value: StarsValue | undefined; onChange: (stars: StarsValue) => void }) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-s font-medium text-ink-2">{t('orders.stars')}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-12 place-items-center text-xl leading-none has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={t('orders.starsOf', { count: Number(stars) })}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden className={value !== undefined && stars <= value ? 'text-gold-ink' : 'text-ink-3'}>
              {value !== undefined && stars <= value ? '★' : '☆'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ReviewForm({ line, onDone }: { line: OrderLine; onDone: () => void }) {
  const { t } = useTexts();
  const [chosen, setStars, forgetStars] = useDraft<string>('shop.review.stars', line.id, '');
  const stars = STARS.find((known) => known === chosen);
  const [text, setText, forgetText] = useDraft('shop.review', line.id, '');
  const [files, setFiles, forgetFiles] = usePicturesDraft('shop.review', line.id);
  const [hasTried, setTried] = useState(false);
  const write = useWrite('shop.writeReview', line.id);
  const failure = useErrorText(write.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!stars || write.isPending) return;
    write.mutate(
      { params: { id: line.id }, body: { stars, text }, files: namedFiles(files) },
      {
        onSuccess: () => {
          forgetStars();
          forgetText();
          forgetFiles();
          onDone();
          toast(t('orders.reviewSent'), 'success');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2 pb-4">
      <p className="font-medium wrap-anywhere">{line.name.text}</p>
      <StarsField value={stars} onChange={setStars} />
      {hasTried && !stars ? <Notice tone="down">{t('orders.chooseStars')}</Notice> : null}
      <TextArea
        label={t('orders.reviewText')}
        longest={REVIEW_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PicturesField files={files} onChange={setFiles} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" wide busy={write.isPending}>
        {t('orders.sendReview')}
      </Button>
    </form>
  );
}

interface ReviewSheetProps {
  line: OrderLine | undefined;
  show: boolean;
  onClose: () => void;
}

/** Reviewing goods that were received. */
export function ReviewSheet({ line, show, onClose }: ReviewSheetProps) {
  const { t } = useTexts();
  return (
    <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : onClose())} title={t('orders.review')}>
      {line ? <ReviewForm key={line.id} line={line} onDone={onClose} /> : null}
    </LazySheet>
  );
}
