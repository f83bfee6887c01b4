import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { FundingOption, Rung } from '@greenhall/domain/wallet/funding-steps';

type FundingStepsView = NonNullable<Output<RouteOf<'wallet.fundingSteps'>>['fundingSteps']>;

const presentRung = ({ gives, fee, gets, until, ...rest }: Rung) => ({
  ...rest,
  gives: formatAmount(gives),
  fee: formatAmount(fee),
  gets: formatAmount(gets),
  until: until === null ? null : new Date(until).toISOString(),
});

export const presentFundingOption = ({
  cost,
  left,
  rungs,
  ...rest
}: FundingOption): FundingStepsView['ways'][number] => ({
  ...rest,
  cost: formatAmount(cost),
  left: formatAmount(left),
  rungs: rungs.map(presentRung),
});
