import { Button } from '@greenhall/ui/page/button';
import { Done } from '@greenhall/ui/drawing/done';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { useEffect, useRef } from 'react';
import { ShareButton } from '../page/share-button.tsx';
import { useTexts } from '../text/texts.ts';

export interface ReceiptFacts {
  title: string;
  items: readonly KeyValue[];
  /** What happens next. */
  next: string;
  /** The receipt as text, to be shared. */
  text: string;
}

/** What the server has confirmed, at the end of a payment: reading starts here. */
export function Receipt({ title, items, next, text, onDone }: ReceiptFacts & { onDone: () => void }) {
  const { t } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Done />
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
        <Button onClick={onDone}>{t('pay.finish')}</Button>
      </div>
    </div>
  );
}
