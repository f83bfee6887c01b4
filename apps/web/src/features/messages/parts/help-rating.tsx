import type { Reply } from '@greenhall/client/route-input';
import { type HelpRating as Rating, RATING_TEXT_LENGTH } from '@greenhall/domain/messages/support-ticket';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

type Ticket = NonNullable<Reply<'messages.state'>['ticket']>;

const CHOICES = ['helpful', 'notHelpful'] as const;

/** What the member thinks of the help in its closed ticket: asked once, and changed for a day. */
function RatingQuestion({ ticket: { id, rating, text: written } }: { ticket: Ticket }) {
  const { t } = useTexts();
  const [text, setText] = useState(written);
  const write = useWrite('messages.rate');
  const failure = useErrorText(write.error);
  const rate = (said: Rating) =>
    write.mutate({ params: { id }, body: { rating: said, ...(said === 'declined' || !text ? {} : { text }) } });
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rating) rate(rating);
  };
  return (
    <Card className="mt-4 flex flex-col gap-3">
      <h2 className="text-m">{t('messages.helpAsked')}</h2>
      <div className="grid grid-cols-2 gap-2.5">
        {CHOICES.map((one) => (
          <Button
            key={one}
            kind="ghost"
            aria-pressed={one === rating}
            busy={write.isPending && write.variables.body.rating === one}
            onClick={() => rate(one)}
            className="aria-pressed:bg-brand-soft"
          >
            {t(`messages.help.${one}`)}
          </Button>
        ))}
      </div>
      {rating ? (
        <form noValidate onSubmit={save} className="flex flex-col gap-3">
          <p aria-live="polite" className="text-s text-ink-2">
            {t('messages.helpThanks')}
          </p>
          <Field
            label={t('messages.helpText')}
            value={text}
            longest={RATING_TEXT_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
          {text.trim() === written ? null : (
            <Button type="submit" kind="ghost" busy={write.isPending} className="self-start">
              {t('common.save')}
            </Button>
          )}
        </form>
      ) : (
        <Button kind="text" onClick={() => rate('declined')} className="self-center">
          {t('messages.help.declined')}
        </Button>
      )}
      {failure ? <Notice tone="down">{failure}</Notice> : null}
    </Card>
  );
}

/** Asks for the help in the last ticket while it can be rated; whoever has declined is not asked again. */
export function HelpRating() {
  const { data } = useRead('messages.state', {});
  const ticket = data?.ticket;
  return ticket?.mayRate && ticket.rating !== 'declined' ? <RatingQuestion key={ticket.id} ticket={ticket} /> : null;
}
