import { Button, Result } from 'antd';
import { useTexts } from '../../../kit/texts.ts';
import { ShownRecoveryCodes } from '../recovery-codes.tsx';

/** Says that a link has done its work, with the recovery codes above the way to the sign-in: they are not shown again. */
export function EntryDone({
  title,
  codes,
  onSignIn,
}: {
  readonly title: string;
  readonly codes: readonly string[];
  readonly onSignIn: () => void;
}) {
  const { t } = useTexts();
  return (
    <Result
      status="success"
      title={title}
      className="px-0 py-6"
      subTitle={<ShownRecoveryCodes codes={codes} />}
      extra={
        <Button type="primary" onClick={onSignIn}>
          {t('console.signIn')}
        </Button>
      }
    />
  );
}
