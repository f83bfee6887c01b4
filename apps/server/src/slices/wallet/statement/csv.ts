import type { Translate } from '@greenhall/locales/runtime';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Figures } from './figures.ts';

/** Quoted where needed; a text that a spreadsheet would take for a formula is disarmed. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The statement as CSV with exact amounts (RFC 4180, UTF-8 with a byte order mark for spreadsheets). */
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
      t.find(`wallet.kind.${line.kind}`) ?? line.kind,
      line.counterparty ?? '',
      line.remark ?? '',
      line.amount,
      line.balance,
    ]),
    [t('statement.closing'), '', '', '', '', formatAmount(figures.closing)],
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
