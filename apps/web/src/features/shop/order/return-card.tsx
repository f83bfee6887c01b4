import { Written } from '@greenhall/ui/display/written';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Field } from '../../../shared/forms/field.tsx';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Order, ReturnRequest } from './kinds.ts';

/** How the goods are sent back, after the desk has agreed. */
function SendBack({ order, until }: { order: Order; until: string }) {
  const { t, moment } = useTexts();
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [hasTried, setTried] = useState(false);
  const write = useWrite('shop.sendBack', order.id);
  const failure = useErrorText(write.error);
  const missing = (typed: string) => (hasTried && typed.trim() === '' ? t('orders.fieldMissing') : undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (carrier.trim() === '' || tracking.trim() === '' || write.isPending) return;
    write.mutate({ params: { id: order.id }, body: { carrier, tracking } });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-3">
      <p className="text-s text-ink-2">{t('orders.sendBackNote', { time: moment(until) })}</p>
      <Field
        label={t('orders.carrier')}
        longest={60}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        error={missing(carrier)}
      />
      <Field
        label={t('orders.tracking')}
        longest={80}
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        error={missing(tracking)}
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" wide busy={write.isPending}>
        {t('orders.sendBack')}
      </Button>
    </form>
  );
}

const TONES = {
  asked: 'warn',
  agreed: 'info',
  sent: 'info',
  refunded: 'up',
  refused: 'down',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const;

/** The newest request for money back: what was asked, what the desk says, what comes next. */
export function ReturnCard({ order, about }: { order: Order; about: ReturnRequest }) {
  const { t, dateTime } = useTexts();
  const { full } = useMoney();
  const withdraw = useWrite('shop.withdrawReturnRequest', order.id);
  const items: KeyValue[] = [
    { label: t('orders.event.requestRefund'), value: dateTime(about.at) },
    { label: t('orders.reason'), value: <Written text={about.reason} className="whitespace-pre-line" /> },
    ...(about.reply
      ? [{ label: t('orders.reply'), value: <Written text={about.reply} className="whitespace-pre-line" /> }]
      : []),
    ...(about.amount ? [{ label: t('orders.refunded'), value: full(about.amount, 'mey') }] : []),
    ...(about.tracking ? [{ label: t('orders.tracking'), value: <Copyable value={about.tracking} /> }] : []),
  ];
  const mayWithdraw = about.state === 'asked' || about.state === 'agreed';
  return (
    <Card
      title={t('orders.returnRequest')}
      aside={<Chip tone={TONES[about.state]}>{t(`orders.returnState.${about.state}`)}</Chip>}
    >
      <div className="pt-2.5">
        <KeyValues items={items} />
      </div>
      {about.pictures.length > 0 ? (
        <ul
          aria-label={t('orders.pictures', { count: about.pictures.length })}
          className="m-0 flex list-none flex-wrap gap-2 p-0 pt-2.5"
        >
          {about.pictures.map((name, index) => (
            <li key={name}>
              <a
                href={pictureUrl(name)}
                target="_blank"
                rel="noreferrer"
                className="grid min-h-11 min-w-11 place-items-center px-1 font-semibold text-brand-strong underline"
              >
                {t('orders.pictureOf', { n: index + 1 })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {about.state === 'agreed' && about.dueAt ? <SendBack order={order} until={about.dueAt} /> : null}
      {mayWithdraw ? (
        <Button
          kind="ghost"
          wide
          className="mt-3"
          busy={withdraw.isPending}
          onClick={() =>
            confirmThenMove({
              title: t('orders.withdraw'),
              html: t.html('orders.withdrawAsk'),
              confirmText: t('orders.withdraw'),
              move: () => withdraw.mutateAsync({ params: { id: order.id } }),
            })
          }
        >
          {t('orders.withdraw')}
        </Button>
      ) : null}
    </Card>
  );
}
