import { noticeClass, type NoticeKind } from '@greenhall/domain/notifications/notice';
import type { Formats } from './format.ts';
import type { Translate } from './runtime.ts';

/** How figures and moments are written for the reader. */
interface Writing extends Pick<Formats, 'figure' | 'money'> {
  /** A price, which is nobody's own sum: never hidden, and exact. */
  readonly price: (decimal: string) => string;
  readonly moment: (iso: string) => string;
}

/** What two decimals would show as nothing. */
const TINY = /^0\.00/;

/** A notification in words. */
export interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** Writes a notification with its parameters, each by what it is. */
export function noticeText(
  t: Translate,
  { figure, money, price, moment }: Writing,
  kind: NoticeKind,
  params: Readonly<Record<string, string>>,
): NoticeText {
  const units = noticeClass(kind).params;
  const write = (name: string, value: string): string => {
    const unit = units[name];
    if (unit === 'amount') return TINY.test(value) ? figure(value) : money(value);
    if (unit === 'price') return price(value);
    if (unit === 'coin') return value.toUpperCase();
    if (unit === 'moment') return moment(value);
    return typeof unit === 'object' ? (t.find(`notifications.${name}.${value}`) ?? value) : value;
  };
  const written = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(name, value)]));
  // What was kept before a parameter came has a text without it.
  const isWhole = Object.keys(units).every((name) => name in params);
  const short = isWhole ? undefined : t.find(`notifications.${kind}ShortText`, written);
  return {
    title: t.find(`notifications.${kind}`) ?? '',
    text: short ?? t.find(`notifications.${kind}Text`, written) ?? '',
  };
}
