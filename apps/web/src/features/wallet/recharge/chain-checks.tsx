import type { Reply } from '@greenhall/client/ask';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { useTexts } from '../../../shared/text/texts.ts';

type Check = Reply<'wallet.proveExactPayment'>['checks'][number];

const LOOKS: Readonly<Record<Check['state'], { icon: IconName; tone: string }>> = {
  passed: { icon: 'check', tone: 'bg-up-soft text-up' },
  waiting: { icon: 'clock', tone: 'bg-info-soft text-info' },
  failed: { icon: 'close', tone: 'bg-down-soft text-down' },
  notRequired: { icon: 'minus', tone: 'bg-surface-2 text-ink-2 shadow-line' },
};

/** Why a check has not passed, with the figures where there are two to compare. */
function useWhy(): (check: Check) => string {
  const { t, dateTime } = useTexts();
  const moment = (at: string | number) => dateTime(new Date(Number(at)).toISOString());
  return ({ state, why, params = {} }) => {
    if (!why || why === 'otherSender') return state === 'notRequired' ? '' : t(`wallet.checkState.${state}`);
    const { expected, found, seen, needed, at, from, until } = params;
    const bound = from === undefined ? until : from;
    const figures =
      expected !== undefined && found !== undefined
        ? t('wallet.expected', { expected, found })
        : at !== undefined && bound !== undefined
          ? t('wallet.expected', { expected: `${from === undefined ? '≤' : '≥'} ${moment(bound)}`, found: moment(at) })
          : seen !== undefined && needed !== undefined && `${seen} / ${needed}`;
    return [t(`wallet.why.${why}`), figures].filter(Boolean).join(' ');
  };
}

/** What the chain shows of a payment, check by check. */
export function ChainChecks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTexts();
  const why = useWhy();
  return (
    <ol aria-label={t('wallet.exactShown')} className="m-0 flex list-none flex-col gap-2.5 p-0 text-left">
      {checks.map((check) => (
        <li key={check.name} className="flex items-start gap-3">
          <span
            aria-hidden
            className={`grid size-6 shrink-0 place-items-center rounded-full ${LOOKS[check.state].tone}`}
          >
            <Icon name={LOOKS[check.state].icon} size={14} />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">
              {check.name === 'sender' ? null : t(`wallet.check.${check.name}`)}
            </span>
            {check.state === 'passed' ? (
              <span className="sr-only">{why(check)}</span>
            ) : (
              <span className={`block text-s wrap-anywhere ${check.state === 'failed' ? 'text-down' : 'text-ink-2'}`}>
                {why(check)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
