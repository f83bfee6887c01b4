import type { Reply } from '@greenhall/client/route-input';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import type { NextStepKind } from '@greenhall/domain/members/next-step';
import type { Tone } from '@greenhall/ui/display/chip';
import type { IconName } from '@greenhall/ui/display/icon';
import { unitOf } from '../money/coins.ts';
import type { Texts } from '../text/texts.ts';
import { clockText } from '../time/use-countdown.ts';
import { links, type Place } from './links.ts';

export type NextStep = Reply<'members.nextStep'>;

/** What a step says, and where its one act leads. */
export interface StepText {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly title: string;
  readonly note: string;
  readonly act?: { readonly label: string; readonly to: Place };
}

interface Reading {
  readonly step: NextStep;
  readonly texts: Texts;
  /** Whole seconds until `step.until`. */
  readonly seconds: number;
  readonly now: number;
}

/** Days until a moment, on the last day hours. */
function timeLeft({ step, texts: { t }, now }: Reading): string {
  const left = Date.parse(step.until ?? '') - now;
  return left < DAY
    ? t('home.next.hoursLeft', { count: Math.max(1, Math.ceil(left / HOUR)) })
    : t('home.next.daysLeft', { count: Math.floor(left / DAY) });
}

/** An order that waits for the member, with the clock that runs. */
const orderStep =
  (kind: 'payOrder' | 'releaseOrder' | 'correctOrder', icon: IconName, tone: Tone) =>
  ({ step, texts: { t }, seconds }: Reading): StepText => ({
    icon,
    tone,
    title: t(`home.next.${kind}`),
    note: t(`home.next.${kind}Note`, { left: clockText(seconds) }),
    act: { label: t(`home.next.${kind}Act`), to: links.trade({ id: step.trade ?? '' }) },
  });

/** What is to be done about the member's level, among all levels. */
const levelStep =
  (says: (reading: Reading) => Pick<StepText, 'title' | 'note'>) =>
  (reading: Reading): StepText => ({
    icon: 'warn',
    tone: 'gold',
    ...says(reading),
    act: { label: reading.texts.t('home.next.upgradeClosedAct'), to: links.level({ view: 'levels' }) },
  });

/** The price of the activation, as its texts name it. */
const priceOf = ({ step, texts: { exact } }: Reading) => ({
  level: step.level ?? 0,
  amount: exact(step.amount ?? '0'),
  coin: unitOf(step.coin ?? 'bdb'),
});

/** The text of each step. Home, Mine, My nodes, the stock hall and the tests read this one table. */
export const STEPS: Readonly<Record<NextStepKind, (reading: Reading) => StepText>> = {
  payOrder: orderStep('payOrder', 'clock', 'warn'),
  releaseOrder: orderStep('releaseOrder', 'clock', 'warn'),
  correctOrder: orderStep('correctOrder', 'warn', 'down'),
  frozen: ({ step, texts: { t, moment } }) => ({
    icon: 'lock',
    tone: 'warn',
    title: t('home.next.frozen'),
    note: t('home.next.frozenNote', { when: moment(step.until) }),
    act: { label: t('home.next.frozenAct'), to: links.security() },
  }),
  fundActivation: (reading) => ({
    icon: 'wallet',
    tone: 'info',
    title: reading.texts.t('home.next.fundActivation', priceOf(reading)),
    note: reading.step.until
      ? reading.texts.t('home.next.fundActivationNote', { day: reading.texts.day(reading.step.until) })
      : '',
    act: { label: reading.texts.t('home.next.fundActivationAct'), to: links.home() },
  }),
  activate: (reading) => ({
    icon: 'check',
    tone: 'up',
    title: reading.texts.t('home.next.activate', { level: reading.step.level ?? 0 }),
    note: reading.texts.t('home.next.activateNote', priceOf(reading)),
    act: { label: reading.texts.t('home.next.activateAct'), to: links.level({ sheet: 'buy' }) },
  }),
  cooling: (reading) => ({
    icon: 'clock',
    tone: 'info',
    title: reading.texts.t('home.next.cooling', {
      level: reading.step.level ?? 0,
      day: reading.texts.day(reading.step.until ?? ''),
    }),
    note: reading.step.mayCancel
      ? reading.texts.t('home.next.coolingNote', { left: timeLeft(reading) })
      : reading.texts.t('home.next.coolingOther'),
    act: { label: reading.texts.t('home.next.coolingAct'), to: links.level({ view: 'mine' }) },
  }),
  upgradeClosed: levelStep(({ step, texts: { t } }) => ({
    title: t('home.next.upgradeClosed', { level: step.level ?? 0 }),
    note: t('home.next.upgradeClosedNote'),
  })),
  reinvestClosed: levelStep(({ step, texts: { t } }) => ({
    title: t('home.next.upgradeClosed', { level: step.level ?? 0 }),
    note: t('home.next.reinvestClosedNote'),
  })),
  lowHeight: levelStep(({ step, texts: { t, money } }) => ({
    title: t('home.next.lowHeight', { amount: money(step.amount ?? '0') }),
    note: t('home.next.lowHeightNote', { level: step.level ?? 0 }),
  })),
  none: ({ texts: { t } }) => ({
    icon: 'check',
    tone: 'up',
    title: t('home.next.none'),
    note: t('home.next.noneNote'),
  }),
};
