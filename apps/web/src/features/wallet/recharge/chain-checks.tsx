import type { Reply } from '@greenhall/client/route-input';
import { CheckList } from '@greenhall/ui/display/check-list';
import { useCheckFigures } from '../../../shared/text/check-figures.ts';
import { useTexts } from '../../../shared/text/texts.ts';

type Check = Reply<'wallet.proveExactPayment'>['checks'][number];

/** What the chain shows of a payment, check by check. */
export default function ChainChecks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTexts();
  const figures = useCheckFigures();
  const whyOf = ({ state, why, params }: Check): string => {
    if (!why || why === 'otherSender') return state === 'notRequired' ? '' : t(`wallet.checkState.${state}`);
    return [t(`wallet.why.${why}`), figures(params, (both) => t('wallet.expected', both))].filter(Boolean).join(' ');
  };
  // Nobody asks for the sender of such a payment.
  const asked = checks.flatMap((check) =>
    check.name === 'sender' ? [] : [{ state: check.state, title: t(`wallet.check.${check.name}`), why: whyOf(check) }],
  );
  return <CheckList label={t('wallet.exactShown')} items={asked} />;
}
