import type { Translate } from '@greenhall/locales/runtime';
import { formatAmount } from '@greenhall/domain/shared/money';
import { csvOf } from '../../../platform/csv.ts';
import type { Figures } from './figures.ts';
import { otherText, sharesText, typeText } from './texts.ts';

/** The statement as CSV with exact amounts. */
export function statementCsv(figures: Figures, t: Translate): string {
  const head = ['time', 'type', 'other', 'remark', 'change', 'balance'] as const;
  const rows = [
    [t('statement.coin'), figures.coin.toUpperCase()],
    [t('statement.member'), figures.username],
    [t('statement.period'), figures.from, figures.to],
    [t('statement.opening'), '', '', '', '', formatAmount(figures.opening)],
    head.map((name) => t(`statement.${name}`)),
    ...figures.lines.map((line) => [
      line.at,
      typeText(line, t),
      otherText(line, t),
      line.remark ?? '',
      line.amount,
      line.balance,
    ]),
    [t('statement.closing'), '', '', '', '', formatAmount(figures.closing)],
    [],
    [t('statement.shares'), sharesText(figures.shares, t)],
  ];
  return csvOf(rows);
}
