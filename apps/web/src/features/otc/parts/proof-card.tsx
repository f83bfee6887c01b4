import { Card } from '@greenhall/ui/page/card';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';

type Proof = NonNullable<Trade['proof']>;
type Check = Proof['checks'][number];

const OUTCOMES: Readonly<Record<Proof['outcome'], Tone>> = { proved: 'up', waiting: 'info', refuted: 'down' };
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
    if (!why) return t(`otc.checkState.${state}`);
    const { expected, found, seen, needed, at, from, until } = params;
    const bound = from === undefined ? until : from;
    const figures =
      expected !== undefined && found !== undefined
        ? t('otc.expected', { expected, found })
        : at !== undefined && bound !== undefined
          ? t('otc.expected', { expected: `${from === undefined ? '≤' : '≥'} ${moment(bound)}`, found: moment(at) })
          : seen !== undefined && needed !== undefined && `${seen} / ${needed}`;
    return [t(`otc.why.${why}`), figures].filter(Boolean).join(' ');
  };
}

/** What the chain says about the payment, check by check. */
export function ProofCard({ proof }: { proof: Trade['proof'] }) {
  const { t, relative } = useTexts();
  const why = useWhy();
  if (!proof)
    return (
      <Card title={t('otc.proof')}>
        <p className="mt-1 text-s text-ink-2">{t('otc.noProof')}</p>
      </Card>
    );
  return (
    <Card title={t('otc.proof')} aside={<Chip tone={OUTCOMES[proof.outcome]}>{t(`otc.proof.${proof.outcome}`)}</Chip>}>
      <ol aria-label={t('otc.proof')} className="m-0 mt-3 flex list-none flex-col gap-2.5 p-0">
        {proof.checks.map((check) => (
          <li key={check.name} className="flex items-start gap-3">
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full ${LOOKS[check.state].tone}`}
            >
              <Icon name={LOOKS[check.state].icon} size={14} />
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{t(`otc.check.${check.name}`)}</span>
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
      <p className="mt-3 text-s text-ink-3">{t('otc.judgedAt', { time: relative(proof.judgedAt) })}</p>
    </Card>
  );
}
