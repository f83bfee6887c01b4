import { Typography } from 'antd';
import { useTexts } from './texts.ts';

/** Stands instead of the step of another operator where one's own was the first. */
export function OwnStep() {
  const { t } = useTexts();
  return (
    <Typography.Text type="secondary" style={{ display: 'block', minWidth: 160 }}>
      {t('console.ownStep')}
    </Typography.Text>
  );
}
