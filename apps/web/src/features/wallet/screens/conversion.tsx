import type { Reply } from '@greenhall/client/route-input';
import { type Amount, formatAmount, mulDivUp, parseAmount, part } from '@greenhall/domain/shared/money';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { links } from '../../../shared/page/links.ts';
import { readAmount, typedForm } from '../../../shared/money/amounts.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import type { PaySheetProps } from '../../../shared/overlays/pay-sheet-props.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AmountField } from '../parts/amount-field.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { Outcome } from '../parts/outcome.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';

type Arrow = Reply<'wallet.rules'>['conversions'][number];
type Conversion = Reply<'wallet.convert'>;
const BASIS = 10_000;

const keyOf = (arrow: Arrow) => `${arrow.from}-${arrow.to}`;

/** What a conversion would do at the rate in force. */
function useFigures(): (arrow: Arrow, value: Amount | undefined) => KeyValue[] {
  const { t, figure } = useTexts();
  const { full } = useMoney();
  return (arrow, value) => [
    {
      label: t('wallet.rate'),
      value: `1 ${unitOf(arrow.from)} = ${figure(String(arrow.rate / BASIS))}\u00a0${unitOf(arrow.to)}`,
    },
    {
      label: t('wallet.credited'),
      value: value === undefined ? '—' : <b>{full(formatAmount(part(value, arrow.rate)), arrow.to)}</b>,
    },
  ];
}

interface ConfirmConversionProps extends Pick<PaySheetProps, 'show' | 'onUpdateShow' | 'pay' | 'isUnderWay'> {
  arrow: Arrow;
  value: Amount | undefined;
}

function ConfirmConversion({ arrow, value, ...sheet }: ConfirmConversionProps) {
  const { t } = useTexts();
  const { full } = useMoney();
  const figures = useFigures();
  return (
    <PaySheet
      {...sheet}
      title={t('wallet.conversionTitle')}
      items={[
        { label: t('wallet.from'), value: t(`coin.${arrow.from}`) },
        { label: t('wallet.to'), value: t(`coin.${arrow.to}`) },
        { label: t('wallet.amount'), value: value === undefined ? '—' : full(formatAmount(value), arrow.from) },
        ...figures(arrow, value),
      ]}
      note={<Notice>{t('wallet.oneWay')}</Notice>}
    />
  );
}

/** What has to be given so that an amount arrives at a rate. */
const toGive = (need: Amount, rate: number): string => formatAmount(mulDivUp(need, BigInt(BASIS), BigInt(rate)));

interface ConversionFormProps {
  arrows: readonly [Arrow, ...Arrow[]];
  /** What somebody came here for. */
  wanted: { to: string | undefined; need: Amount | undefined };
  onDone: (made: Conversion) => void;
}

interface DirectionProps {
  arrows: readonly Arrow[];
  arrow: Arrow;
  onChoose: (key: string) => void;
}

/** Which coin is converted into which. */
function Direction({ arrows, arrow, onChoose }: DirectionProps) {
  const { t } = useTexts();
  return (
    <Card className="flex flex-col gap-3">
      <ChipChoice
        titled
        label={t('wallet.direction')}
        options={arrows.map((known) => ({
          value: keyOf(known),
          label: `${unitOf(known.from)} → ${unitOf(known.to)}`,
        }))}
        value={keyOf(arrow)}
        onChange={onChoose}
      />
      <p className="text-s text-ink-2">
        {t(`coin.${arrow.from}`)} → {t(`coin.${arrow.to}`)}
      </p>
    </Card>
  );
}

function ConversionForm({ arrows, wanted, onDone }: ConversionFormProps) {
  const { t, language } = useTexts();
  const figures = useFigures();
  const first = arrows.find((known) => known.to === wanted.to) ?? arrows[0];
  const about = [wanted.to ?? '', wanted.need ?? ''].join(' ').trim();
  const [chosen, setChosen, forgetChosen] = useDraft('wallet.convert.direction', about, keyOf(first));
  const [show, setShow] = useState(false);
  const arrow = arrows.find((known) => keyOf(known) === chosen) ?? arrows[0];
  const filled = wanted.need === undefined ? '' : typedForm(toGive(wanted.need, first.rate), language);
  const form = useForm({ defaultValues: { amount: filled, remark: '' } });
  const forget = useFormDraft(form, 'wallet.convert', about);
  const value = readAmount(useWatch({ control: form.control, name: 'amount' }), language);
  const write = useWrite('wallet.convert');
  const pay = async (payPassword: string) => {
    if (value === undefined) return;
    const { from, to, rate } = arrow;
    const remark = form.getValues('remark').trim();
    const body = { from, to, amount: formatAmount(value), rate, ...(remark && { remark }), payPassword };
    const made = await write.mutateAsync({ body });
    forget();
    forgetChosen();
    onDone(made);
  };
  const fields = (
    <>
      <Card className="flex flex-col gap-3">
        <AmountField control={form.control} name="amount" label={t('wallet.amount')} coin={arrow.from} spends />
        <Field {...form.register('remark')} label={t('wallet.remark')} hint={t('wallet.remarkHint')} longest={140} />
        <KeyValues items={figures(arrow, value)} />
      </Card>
      <Notice>{t('wallet.oneWay')}</Notice>
      <Button type="submit" wide>
        {t('wallet.next')}
      </Button>
    </>
  );
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => setShow(true))(event)}
        className="flex flex-col gap-3"
      >
        <Direction arrows={arrows} arrow={arrow} onChoose={setChosen} />
        {arrow.to === 'bdb' ? <FrozenBar act="conversion">{fields}</FrozenBar> : fields}
      </form>
      <ConfirmConversion
        arrow={arrow}
        value={value}
        show={show}
        onUpdateShow={setShow}
        isUnderWay={write.isPending}
        pay={pay}
      />
    </>
  );
}

function Done({ made, onAgain }: { made: Conversion; onAgain: () => void }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  return (
    <Outcome
      title={t('wallet.convertDone')}
      figure={full(made.credited, made.to)}
      items={[
        { label: t('wallet.from'), value: t(`coin.${made.from}`) },
        { label: t('wallet.to'), value: t(`coin.${made.to}`) },
        { label: t('wallet.amount'), value: full(made.amount, made.from) },
        { label: t('wallet.credited'), value: full(made.credited, made.to) },
        { label: t('wallet.time'), value: zoned(made.at) },
        { label: t('wallet.number'), value: made.id },
      ]}
    >
      <div className="grid grid-cols-2 gap-3">
        <AppLink to={links.conversions()} className={buttonClass('ghost')}>
          {t('wallet.toRecords')}
        </AppLink>
        <Button onClick={onAgain}>{t('wallet.again')}</Button>
      </div>
    </Outcome>
  );
}

export default function ConversionScreen() {
  const { t } = useTexts();
  const rules = useRead('wallet.rules', {});
  const [made, setMade] = useState<Conversion>();
  const to = useSearchText('to');
  const need = parseAmount(useSearchText('need') ?? '');
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.conversions())}>
      <ReadView query={rules}>
        {({ conversions: [first, ...rest] }) => {
          if (made) return <Done made={made} onAgain={() => setMade(undefined)} />;
          if (!first) return <EmptyState icon="lock" title={t('state.empty')} />;
          return <ConversionForm arrows={[first, ...rest]} wanted={{ to, need }} onDone={setMade} />;
        }}
      </ReadView>
    </Page>
  );
}
