import { Skeleton } from '@greenhall/ui/page/skeleton';
import { late } from '../../shared/page/late.tsx';
import { NextStepCard } from '../../shared/page/next-step-card.tsx';
import { startReading, useRead } from '../../shared/request/use-read.ts';
import { loadTexts } from '../../shared/text/texts.ts';

/** The code and the texts of the funding steps, which only a pending member needs. */
export async function loadFundingSteps() {
  startReading('wallet.fundingSteps');
  const [funding] = await Promise.all([
    import('../../features/wallet/funding/funding-steps.tsx'),
    loadTexts('wallet/funding'),
  ]);
  return funding.FundingSteps;
}

const FundingSteps = late(loadFundingSteps, <Skeleton className="h-83 w-full" />);

/** The one next step, or the funding steps of a member that lacks the coins of its activation. */
export function Step() {
  const step = useRead('members.nextStep', {});
  return step.data?.kind === 'fundActivation' ? <FundingSteps /> : <NextStepCard />;
}
