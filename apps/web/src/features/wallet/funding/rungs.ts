import type { Reply } from '@greenhall/client/route-input';
import { ACTIVATION_COINS } from '@greenhall/domain/members/next-step';
import { EXCHANGE_MULTIPLE } from '@greenhall/domain/wallet/coins';
import type { FundingAct } from '@greenhall/domain/wallet/funding-steps';
import { unitOf } from '../../../shared/money/coins.ts';
import { links, type Place } from '../../../shared/page/links.ts';
import type { Texts } from '../../../shared/text/texts.ts';

export type FundingStepsCard = NonNullable<Reply<'wallet.fundingSteps'>['fundingSteps']>;
export type FundingOption = FundingStepsCard['ways'][number];
export type Rung = FundingOption['rungs'][number];

/** What a step says, and where what is done now is done. */
interface RungText {
  readonly title: string;
  readonly note?: string | undefined;
  readonly act?: { readonly label: string; readonly to: Place } | undefined;
}

interface Reading {
  readonly rung: Rung;
  readonly funding: FundingStepsCard;
  readonly texts: Texts;
}

/** The figures of a step, as its texts name them. */
const figuresOf = ({ rung, texts: { figure } }: Reading) => ({
  amount: figure(rung.gives),
  coin: unitOf(rung.coin),
  gets: figure(rung.gets),
  getsCoin: unitOf(rung.getsCoin),
});

/** What the wait of a step is: how long after it, or until when. */
const hours = ({ rung, texts: { t } }: Reading, act: 'recharge' | 'buy' | 'address') =>
  rung.hours === null ? undefined : t(`funding.hours.${act}`, { hours: rung.hours });

const until = ({ rung, texts: { t, moment } }: Reading) =>
  rung.until === null ? undefined : t('funding.until', { when: moment(rung.until) });

function arrival(reading: Reading): RungText {
  const { rung, texts } = reading;
  const from = rung.from ?? 'transfer';
  const isGuess = from === 'recharge' && rung.until !== null;
  return {
    title: texts.t(`funding.arrive.${from}`, figuresOf(reading)),
    note: isGuess ? texts.t('funding.expected', { when: texts.moment(rung.until) }) : until(reading),
  };
}

function address(reading: Reading): RungText {
  const { rung, texts } = reading;
  if (rung.until !== null) return { title: texts.t('funding.addressRests'), note: until(reading) };
  return {
    title: texts.t('funding.address'),
    note: hours(reading, 'address'),
    act: { label: texts.t('funding.do.address'), to: links.addAccount() },
  };
}

function asked({ rung, texts: { t, moment } }: Reading): RungText {
  if (rung.state !== 'done') return { title: t('funding.ask') };
  return { title: t('funding.asked'), note: t('funding.again', { when: moment(rung.until) }) };
}

/** The texts of each step. */
const TEXTS: Readonly<Record<FundingAct, (reading: Reading) => RungText>> = {
  have: (reading) => ({ title: reading.texts.t('funding.have', figuresOf(reading)) }),
  arrive: arrival,
  recharge: (reading) => ({
    title: reading.texts.t('funding.recharge', figuresOf(reading)),
    note: hours(reading, 'recharge'),
    act: {
      label: reading.texts.t('funding.do.recharge'),
      to: links.recharge({
        amount: reading.rung.gives,
        ...(reading.rung.method === null ? {} : { method: reading.rung.method }),
      }),
    },
  }),
  exchange: (reading) => ({
    title: reading.texts.t('funding.exchange', figuresOf(reading)),
    note: reading.texts.t('funding.fee', { fee: reading.texts.figure(reading.rung.fee), multiple: EXCHANGE_MULTIPLE }),
    act: {
      label: reading.texts.t('funding.do.exchange'),
      to: links.exchange({ coin: 'usdt', amount: reading.rung.gives }),
    },
  }),
  address,
  buy: (reading) => ({
    title: reading.texts.t('funding.buy', { ...figuresOf(reading), amount: reading.texts.money(reading.rung.gives) }),
    note: hours(reading, 'buy'),
    act: { label: reading.texts.t('funding.do.buy'), to: links.market({ amount: reading.rung.gets }) },
  }),
  unfreeze: (reading) => ({ title: reading.texts.t('funding.unfreeze'), note: until(reading) }),
  convert: (reading) => ({
    title: reading.texts.t('funding.convert', figuresOf(reading)),
    act: {
      label: reading.texts.t('funding.do.convert'),
      to: links.conversion({ to: reading.rung.getsCoin, need: reading.rung.gets }),
    },
  }),
  ask: asked,
  sponsorPays: ({ rung, texts: { t, figure } }) => ({
    title: t('funding.sponsorPays', { amount: `${figure(rung.gives)} ${ACTIVATION_COINS.map(unitOf).join(' / ')}` }),
  }),
  activate: (reading) => ({
    title: reading.texts.t('funding.activate', { level: reading.funding.level, ...figuresOf(reading) }),
  }),
};

/** What a step says in the reader's language. What is done or comes later leads nowhere. */
export function textOf(reading: Reading): RungText {
  const { act, ...text } = TEXTS[reading.rung.act](reading);
  return reading.rung.state === 'now' ? { ...text, act } : text;
}
