import { Button } from '@greenhall/ui/page/button';
import { Done } from '@greenhall/ui/drawing/done';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { type ReactNode, useEffect, useRef } from 'react';
import { ShareButton } from '../page/share-button.tsx';
import { useTexts } from '../text/texts.ts';
import { AppOffer } from '../version/late-offer.ts';

export interface ReceiptFacts {
  title: string;
  items: readonly KeyValue[];
  /** What happens next. */
  next: string;
  /** The receipt as text, to be shared. */
  text: string;
  /** What was bought, in place of the drawing. */
  picture?: ReactNode;
  /** Where the last button leads, if it says more than that all is done. */
  finishText?: string;
}

/** What the server has confirmed, at the end of a payment: reading starts here. */
export function Receipt({ onDone, ...facts }: ReceiptFacts & { onDone: () => void }) {
  const { title, items, next, text, picture, finishText } = facts;
  const { t } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-3 pb-4">
      {picture ?? <Done />}
      <h3 ref={head} tabIndex={-1} className="text-center text-l font-semibold outline-none">
        {title}
      </h3>
      <KeyValues items={items} />
      <section>
        <h4 className="font-semibold">{t('pay.whatNext')}</h4>
        <p className="text-s text-ink-2">{next}</p>
      </section>
      <div className="grid grid-cols-2 gap-3">
        <ShareButton text={text} label={t('pay.share')} />
        <Button onClick={onDone}>{finishText ?? t('pay.finish')}</Button>
      </div>
      <AppOffer />
    </div>
  );
}
