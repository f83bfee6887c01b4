import { Button, Flex } from 'antd';
import { useTexts } from '../texts.ts';

/** Says which page of a list is shown, and leads forth and back, where there is more than one. */
export function Pager({
  number,
  isMoving,
  onNext,
  onBack,
}: {
  readonly number: number;
  readonly isMoving: boolean;
  readonly onNext: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
}) {
  const { t } = useTexts();
  return onNext || onBack ? (
    <Flex justify="flex-end" align="center" gap={12} wrap>
      <Button disabled={!onBack} onClick={onBack}>
        {t('console.pageBefore')}
      </Button>
      <span role="status">{t('console.page', { number })}</span>
      <Button disabled={!onNext} loading={isMoving} onClick={onNext}>
        {t('console.pageNext')}
      </Button>
    </Flex>
  ) : null;
}

/** Tells that a list has moved since it was read, and shows it as it is now. It lies above the table and its sticky head, so that no row moves. */
export function Moves({
  newer,
  gone,
  onShow,
}: {
  readonly newer: number;
  readonly gone: number;
  readonly onShow: () => void;
}) {
  const { t } = useTexts();
  const hasMoved = newer > 0 || gone > 0;
  return (
    <div role="status" style={{ position: 'sticky', top: 16, zIndex: 50, height: 0, marginBottom: -12 }}>
      {hasMoved ? (
        <Flex justify="center">
          <Button type="primary" size="small" shape="round" style={{ transform: 'translateY(-50%)' }} onClick={onShow}>
            {newer > 0 ? t('console.newRows', { count: newer }) : t('console.goneRows', { count: gone })}
          </Button>
        </Flex>
      ) : null}
    </div>
  );
}
