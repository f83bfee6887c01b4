import type { AnnouncedParameter } from '@greenhall/contract/shared/parameters';
import { Notice } from '@greenhall/ui/page/notice';
import { useTexts } from '../text/texts.ts';
import { useMoney } from './use-money.ts';

/** Figures that will change for members, each with when it will hold. */
export function AnnouncedParameters({ of }: { readonly of: readonly AnnouncedParameter[] }) {
  const { t, moment } = useTexts();
  const { full } = useMoney();
  const shown = ({ unit }: AnnouncedParameter, value: string): string =>
    unit === 'mey' || unit === 'usdt' ? full(value, unit) : t(`notifications.unit.${unit}`, { count: Number(value) });
  return of.map((change) => (
    <Notice key={change.name}>
      <p>{t('notifications.parameterChange', { time: moment(change.at) })}</p>
      <p>
        {t('notifications.parameterStep', {
          name: t(`notifications.parameter.${change.name}`),
          from: shown(change, change.from),
          to: shown(change, change.to),
        })}
      </p>
    </Notice>
  ));
}
