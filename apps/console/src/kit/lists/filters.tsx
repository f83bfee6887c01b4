import type { PlainKey } from '@greenhall/locales/runtime';
import { Flex, Input, Segmented, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { TooLong } from '../forms/too-long.tsx';
import { type Asked, type AskedField, fieldsOf, longestOf, isValidFilter } from './asked.ts';
import type { FilterName, ListKey } from './types.ts';

/** How each filter is called. */
const LABELS: Readonly<Record<FilterName, PlainKey>> = {
  state: 'console.state',
  number: 'console.number',
  member: 'console.member',
  amount: 'console.amount',
  total: 'console.total',
  network: 'console.network',
  coin: 'otc.coin',
  open: 'console.state',
  kind: 'console.kind',
  operator: 'console.operator',
  act: 'console.act',
  subject: 'console.subject',
  search: 'console.search',
  made: 'console.time',
  code: 'orders.couponCode',
  topic: 'messagesDesk.topic',
  rating: 'messagesDesk.rating',
};
/** What a text may be, where its name does not say it. */
const HINTS: Readonly<Partial<Record<string, PlainKey>>> = { search: 'console.searchTrade' };
/** More values than these are chosen from a list that opens. */
const SIDE_BY_SIDE = 6;
const WIDTHS: Readonly<Record<string, string>> = {
  member: 'w-35',
  code: 'w-45',
  text: 'w-105',
  amount: 'w-35',
  moment: 'w-45',
};

interface Field {
  readonly of: AskedField;
  readonly value: string;
  readonly onAsk: (value: string) => void;
}

/** A choice among values, all of them first; where nothing asked means something else, `all` is one of the values. */
function Choice({ of, value, onAsk, word }: Field & { readonly word: (value: string) => string }) {
  const { t } = useTexts();
  const label = t(LABELS[of.filter as FilterName]);
  const values = typeof of.kind === 'string' ? [] : of.kind;
  const options = (values.includes('all') ? values : ['', ...values]).map((one) => ({
    value: one,
    label: one === '' ? t('common.all') : word(one),
  }));
  return options.length > SIDE_BY_SIDE ? (
    <Select
      aria-label={label}
      prefix={<Typography.Text type="secondary">{label}</Typography.Text>}
      value={value}
      onChange={onAsk}
      options={options}
      popupMatchSelectWidth={false}
      className="min-w-55"
    />
  ) : (
    <Segmented aria-label={label} value={value} onChange={onAsk} options={options} />
  );
}

/** What is typed is asked for by the enter key or on leaving the field; what is emptied, at once. */
function Typed({ of, value, onAsk }: Field) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    // The address has changed, perhaps by the way back.
    setAsked(value);
    setTyped(value);
  }
  const isUnderstood = isValidFilter(of.kind, typed.trim());
  const ask = (text: string) => {
    if (text !== value && isValidFilter(of.kind, text)) onAsk(text);
  };
  const label = t(LABELS[of.filter as FilterName]);
  const edge = of.name.endsWith('To') ? '≤' : '≥';
  const isDay = of.kind === 'moment';
  const hint = HINTS[of.filter];
  const shown =
    of.kind === 'amount'
      ? `${label} ${edge}`
      : isDay
        ? t(of.name.endsWith('To') ? 'console.until' : 'console.from')
        : label;
  return (
    <Flex vertical gap={4} className={`max-w-full ${WIDTHS[String(of.kind)]}`}>
      <Input
        type={isDay ? 'date' : 'text'}
        aria-label={shown}
        prefix={<Typography.Text type="secondary">{shown}</Typography.Text>}
        placeholder={hint && t(hint)}
        allowClear={!isDay}
        value={typed}
        status={isUnderstood ? '' : 'error'}
        aria-invalid={!isUnderstood}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || isDay) ask(target.value);
        }}
        onPressEnter={() => ask(typed.trim())}
        onBlur={() => ask(typed.trim())}
      />
      <TooLong text={typed} max={longestOf(of.kind)} />
    </Flex>
  );
}

/** The filters of a list, by their kinds. */
export function Filters({
  route,
  asked,
  onAsk,
  words,
}: {
  readonly route: ListKey;
  readonly asked: Asked;
  readonly onAsk: (name: string, value: string) => void;
  /** How the values of each choice are called. */
  readonly words: Readonly<Record<string, (value: never) => string>>;
}) {
  const fields = fieldsOf(route);
  const fieldOf = (of: AskedField): Field => ({
    of,
    value: asked[of.name] ?? '',
    onAsk: (value) => onAsk(of.name, value),
  });
  return (
    <>
      <Flex gap={8} wrap>
        {fields.map((of) =>
          typeof of.kind === 'string' ? null : (
            <Choice key={of.name} {...fieldOf(of)} word={(value) => words[of.name]?.(value as never) ?? value} />
          ),
        )}
      </Flex>
      <Flex gap={8} wrap>
        {fields.map((of) => (typeof of.kind === 'string' ? <Typed key={of.name} {...fieldOf(of)} /> : null))}
      </Flex>
    </>
  );
}
