import { QRCode, Typography } from 'antd';
import { useTexts } from '../../kit/texts.ts';

/** The secret of an authenticator, to be scanned or typed. */
export function Authenticator({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTexts();
  return (
    <>
      <Typography.Paragraph>{t('console.scan')}</Typography.Paragraph>
      <QRCode
        aria-label={t('console.scan')}
        value={uri}
        bgColor="white"
        color="black"
        style={{ margin: '0 auto 12px' }}
      />
      <Typography.Paragraph copyable code style={{ textAlign: 'center', wordBreak: 'break-all' }}>
        {secret}
      </Typography.Paragraph>
    </>
  );
}
