import { MARKET_RULES, type MarketRule } from '@greenhall/domain/otc/market/market-rules';
import { Notice } from '@greenhall/ui/page/notice';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Market } from './kinds.ts';

const isRule = (field: string): field is MarketRule => MARKET_RULES.some((rule) => rule === field);

type Change = NonNullable<Market['announced']>['changes'][number];

/** Rules that operators have agreed on and that are not in force yet. */
export function NewRules({ announced }: Pick<Market, 'announced'>) {
  const { t, figure, number, percent, moment } = useTexts();
  if (!announced) return null;
  const shown = ({ field }: Change, value: string): string => {
    if (field === 'bandBp') return percent(Number(value));
    return field === 'minTrade' ? figure(value) : number(Number(value));
  };
  return (
    <Notice>
      <p>{t('otc.newRules', { time: moment(announced.from) })}</p>
      <ul>
        {announced.changes.map((change) =>
          isRule(change.field) ? (
            <li key={change.field}>
              {t(`otc.rule.${change.field}`)}: {shown(change, change.from)} → {shown(change, change.to)}
            </li>
          ) : null,
        )}
      </ul>
    </Notice>
  );
}
