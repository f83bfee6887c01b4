import { Card } from '@greenhall/ui/page/card';
import { CheckList } from '@greenhall/ui/display/check-list';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useCheckFigures } from '../../../shared/text/check-figures.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';

type Proof = NonNullable<Trade['proof']>;

const OUTCOMES: Readonly<Record<Proof['outcome'], Tone>> = { proved: 'up', waiting: 'info', refuted: 'down' };

/** What the chain says about the payment, check by check. */
export function ProofCard({ proof }: { proof: Trade['proof'] }) {
  const { t, relative } = useTexts();
  const figures = useCheckFigures();
  if (!proof)
    return (
      <Card title={t('otc.proof')}>
        <p className="mt-1 text-s text-ink-2">{t('otc.noProof')}</p>
      </Card>
    );
  const checks = proof.checks.map(({ name, state, why, params }) => ({
    state,
    title: t(`otc.check.${name}`),
    why: why
      ? [t(`otc.why.${why}`), figures(params, (both) => t('otc.expected', both))].filter(Boolean).join(' ')
      : t(`otc.checkState.${state}`),
  }));
  return (
    <Card title={t('otc.proof')} aside={<Chip tone={OUTCOMES[proof.outcome]}>{t(`otc.proof.${proof.outcome}`)}</Chip>}>
      <div className="mt-3">
        <CheckList label={t('otc.proof')} items={checks} />
      </div>
      <p className="mt-3 text-s text-ink-3">{t('otc.judgedAt', { time: relative(proof.judgedAt) })}</p>
    </Card>
  );
}
