import { Typography } from 'antd';
import { links } from './location.ts';
import { useTexts } from './texts.ts';

/** Says that another operator has to take the next step, to the operator who took the first. */
export function MyStepNotice() {
  const { t } = useTexts();
  return (
    <Typography.Text type="secondary" className="block min-w-40">
      {t('console.ownStep')}
    </Typography.Text>
  );
}

/** Stands instead of a further proposal where one waits for another operator, and leads to where it is decided. */
export function ProposalWaits({ number }: { readonly number: string }) {
  const { t } = useTexts();
  return <a href={`#${links.proposals}`}>{t('console.proposalWaits', { number })}</a>;
}
