import type { Reply } from '@greenhall/client/route-input';
import { type Coin, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { QUOTE_TTL } from '@greenhall/domain/wallet/exchange';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { links } from '../../../shared/page/links.ts';
import { readAmount, typedNeed } from '../../../shared/money/amounts.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useRepeatable, useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useCountdown } from '../../../shared/time/use-countdown.ts';
import { ShareButton } from '../../../shared/page/share-button.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { AmountField } from '../parts/amount-field.tsx';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { Outcome } from '../parts/outcome.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { serverNow } from '../../../shared/time/server-time.ts';

type Rules = Reply<'wallet.rules'>;
type Quote = Reply<'wallet.quote'>;
type Exchange = Reply<'wallet.exchange'>;

function CoinSide({ label, coin }: { label: string; coin: Coin }) {
  const { t } = useTexts();
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center">
      <span className="text-s text-ink-3">{label}</span>
      <CoinMark coin={coin} />
      <span className="text-s font-semibold">{t(`coin.${coin}`)}</span>
    </div>
  );
}

function Direction({ from, to, onTurn }: { from: Coin; to: Coin; onTurn: () => void }) {
  const { t } = useTexts();
  return (
    <div className="flex items-center gap-2">
      <CoinSide label={t('wallet.give')} coin={from} />
      <button
        type="button"
        aria-label={t('wallet.turn')}
        onClick={onTurn}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong"
      >
        <Icon name="swap" />
      </button>
      <CoinSide label={t('wallet.receive')} coin={to} />
    </div>
  );
}

function useQuoteItems(quote: Quote | undefined) {
  const { t } = useTexts();
  const { full } = useMoney();
  if (!quote) return [];
  return [
    { label: t('wallet.give'), value: full(quote.amount, quote.from) },
    { label: t('wallet.fee'), value: full(quote.fee, 'mey') },
    { label: t('wallet.receive'), value: <b>{full(quote.receive, quote.to)}</b> },
  ];
}

/** A quote with its running time; the time runs on this device from the moment the quote came. */
function QuoteCard({ quote, until, busy, onTake, onRenew }: QuoteCardProps) {
  const { t } = useTexts();
  const seconds = useCountdown(until);
  const items = useQuoteItems(quote);
  const over = seconds === 0;
  return (
    <Card
      title={t('wallet.quote')}
      aside={
        <span role="timer">
          <Chip tone={over ? 'down' : seconds <= 10 ? 'warn' : 'up'} icon="clock">
            {over ? t('wallet.quoteOver') : t('wallet.quoteLeft', { seconds })}
          </Chip>
        </span>
      }
      className="flex flex-col gap-3"
    >
      <KeyValues items={items} />
      <Button wide busy={busy} onClick={over ? onRenew : onTake}>
        {over ? t('wallet.newQuote') : t('wallet.next')}
      </Button>
    </Card>
  );
}

interface QuoteCardProps {
  quote: Quote;
  until: number;
  busy: boolean;
  onTake: () => void;
  onRenew: () => void;
}

function ConfirmQuote({ quote, until, show, onUpdateShow, onDone }: ConfirmQuoteProps) {
  const { t } = useTexts();
  const seconds = useCountdown(until);
  const write = useWrite('wallet.exchange');
  const pay = async (payPassword: string) => {
    const made = await write.mutateAsync({ body: { quote: quote.id, payPassword } });
    onDone(made);
  };
  return (
    <PaySheet
      show={show}
      isUnderWay={write.isPending}
      onUpdateShow={onUpdateShow}
      title={t('wallet.exchangeTitle')}
      items={useQuoteItems(quote)}
      note={
        <Notice tone={seconds === 0 ? 'down' : 'info'}>
          {seconds === 0 ? t('wallet.quoteOver') : t('wallet.quoteLeft', { seconds })}
        </Notice>
      }
      disabled={seconds === 0 && !write.isPending && !write.isError}
      pay={pay}
    />
  );
}

interface ConfirmQuoteProps {
  quote: Quote;
  until: number;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  onDone: (made: Exchange) => void;
}

/** The form begins with what the address asks for. */
function useExchangeForm(initial: Coin) {
  const { language } = useTexts();
  const wanted = useSearchText('amount');
  const form = useForm({ defaultValues: { amount: typedNeed(wanted, language) } });
  const forget = useFormDraft(form, 'wallet.exchange', [initial, wanted].filter(Boolean).join(' '));
  return { form, forget };
}

function ExchangeForm({ rules, initial, onDone }: { rules: Rules; initial: Coin; onDone: (made: Exchange) => void }) {
  const { t, language, figure } = useTexts();
  const [from, setFrom, forgetFrom] = useDraft<Coin>('wallet.exchange.from', initial, initial);
  const [quoted, setQuoted] = useState<{ quote: Quote; until: number }>();
  const [show, setShow] = useState(false);
  const to = from === 'usdt' ? 'mey' : 'usdt';
  const { form, forget } = useExchangeForm(initial);
  const ask = useRepeatable('wallet.quote');
  const failure = useErrorText(ask.error);
  const value = readAmount(useWatch({ control: form.control, name: 'amount' }), language);
  /** A quote stands only as long as the form says what it was made for. */
  const fits = quoted?.quote.from === from && value !== undefined && quoted.quote.amount === formatAmount(value);
  const multiple = parseAmount(rules.exchangeMultiple) ?? 1n;
  const quote = form.handleSubmit(async () => {
    if (value === undefined) return;
    await ask
      .mutateAsync({ body: { from, to, amount: formatAmount(value) } })
      .then((answer) => setQuoted({ quote: answer, until: serverNow() + QUOTE_TTL }))
      .catch(() => setQuoted(undefined));
  });
  const finish = (made: Exchange) => {
    forget();
    forgetFrom();
    onDone(made);
  };
  const turn = () => {
    setFrom(to);
    form.clearErrors();
    ask.reset();
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void quote(event)}
        onChange={() => (ask.isError ? ask.reset() : undefined)}
        className="flex flex-col gap-3"
      >
        <Card className="flex flex-col gap-4">
          <Direction from={from} to={to} onTurn={turn} />
          <AmountField
            key={from}
            control={form.control}
            name="amount"
            label={t('wallet.amount')}
            coin={from}
            spends
            limits={t('wallet.limitMultiple', { multiple: figure(rules.exchangeMultiple) })}
            rule={(typed) =>
              typed % multiple === 0n ? undefined : t('wallet.multiple', { multiple: figure(rules.exchangeMultiple) })
            }
          />
        </Card>
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        {fits ? null : (
          <Button type="submit" wide busy={ask.isPending}>
            {t('wallet.getQuote')}
          </Button>
        )}
      </form>
      {quoted && fits ? (
        <>
          <QuoteCard {...quoted} busy={ask.isPending} onTake={() => setShow(true)} onRenew={() => void quote()} />
          <ConfirmQuote key={quoted.quote.id} {...quoted} show={show} onUpdateShow={setShow} onDone={finish} />
        </>
      ) : null}
    </>
  );
}

function Done({ made, onAgain }: { made: Exchange; onAgain: () => void }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  return (
    <Outcome
      title={t('wallet.exchangeDone')}
      note={t('wallet.exchangeNext')}
      figure={full(made.credited, made.to)}
      items={[
        { label: t('wallet.give'), value: full(made.amount, made.from) },
        { label: t('wallet.fee'), value: full(made.fee, 'mey') },
        { label: t('wallet.credited'), value: full(made.credited, made.to) },
        { label: t('wallet.time'), value: zoned(made.at) },
        { label: t('wallet.number'), value: made.id },
      ]}
    >
      <ShareButton
        text={`Greenhall · ${t('wallet.exchangeTitle')} · ${full(made.credited, made.to)} · ${zoned(made.at)}`}
        label={t('pay.share')}
      />
      <div className="grid grid-cols-2 gap-3">
        <AppLink to={links.conversions()} className={buttonClass('ghost')}>
          {t('wallet.toRecords')}
        </AppLink>
        <Button onClick={onAgain}>{t('wallet.again')}</Button>
      </div>
    </Outcome>
  );
}

export default function ExchangeScreen() {
  const { t } = useTexts();
  const rules = useRead('wallet.rules', {});
  const initial = useSearchText('coin') === 'mey' ? 'mey' : 'usdt';
  const [made, setMade] = useState<Exchange>();
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.conversions())}>
      <ReadView query={rules}>
        {(known) =>
          made ? (
            <Done made={made} onAgain={() => setMade(undefined)} />
          ) : (
            <ExchangeForm rules={known} initial={initial} onDone={setMade} />
          )
        }
      </ReadView>
    </Page>
  );
}
