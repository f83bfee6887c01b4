import { Typography } from 'antd';
import { useTexts } from '../texts.ts';

/** Says below a field outside a form what a form says at one whose text is too long; nothing while it is short enough. */
export function TooLong({ text, max }: { readonly text: string; readonly max: number }) {
  const { t } = useTexts();
  return text.trim().length > max ? (
    <Typography.Text type="danger" role="alert">
      {t('common.tooLong', { max })}
    </Typography.Text>
  ) : null;
}
