import { QRCode, Typography } from 'antd';
import { useTexts } from '../../kit/texts.ts';

/** The secret of an authenticator, to be scanned or typed. */
export function Authenticator({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTexts();
  return (
    <>
      <Typography.Paragraph>{t('console.scan')}</Typography.Paragraph>
      <QRCode aria-label={t('console.scan')} value={uri} bgColor="white" color="black" className="mx-auto mt-0 mb-3" />
      <Typography.Paragraph copyable code className="text-center break-all">
        {secret}
      </Typography.Paragraph>
    </>
  );
}
