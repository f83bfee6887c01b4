import { PAYMENT_CHECKS } from '@greenhall/domain/chain/judge';
import { Card } from '@greenhall/ui/page/card';
import { CheckList } from '@greenhall/ui/display/check-list';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useCheckFigures } from '../../../shared/text/check-figures.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';

type Proof = NonNullable<Trade['proof']>;

const OUTCOMES: Readonly<Record<Proof['outcome'], Tone>> = { proved: 'up', waiting: 'info', refuted: 'down' };

/** Stands where the first proof will, so that what is pressed below does not move when it comes. */
const UNCHECKED: Pick<Proof, 'outcome' | 'checks'> = {
  outcome: 'waiting',
  checks: PAYMENT_CHECKS.map((name) => ({
    name,
    state: 'waiting',
    why: name === 'found' ? undefined : 'notYet',
  })),
};

/** What the chain says about the payment, check by check. */
export function ProofCard({ trade: { proof, state } }: { trade: Pick<Trade, 'proof' | 'state'> }) {
  const { t, relative } = useTexts();
  const figures = useCheckFigures();
  const shown = proof ?? (state === 'waitForConfirmation' ? UNCHECKED : undefined);
  const checks = shown?.checks.map(({ name, state: found, why, params }) => ({
    state: found,
    title: t(`otc.check.${name}`),
    why: why
      ? [t(`otc.why.${why}`), figures(params, (both) => t('otc.expected', both))].filter(Boolean).join(' ')
      : t(`otc.checkState.${found}`),
  }));
  return (
    <Card
      title={t('otc.proof')}
      aside={shown && <Chip tone={OUTCOMES[shown.outcome]}>{t(`otc.proof.${shown.outcome}`)}</Chip>}
    >
      {checks ? (
        <div className="mt-3">
          <CheckList label={t('otc.proof')} items={checks} />
        </div>
      ) : null}
      <p className="mt-3 text-s text-ink-3">
        {proof ? t('otc.judgedAt', { time: relative(proof.judgedAt) }) : t('otc.noProof')}
      </p>
    </Card>
  );
}
