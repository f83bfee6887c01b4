import { Button, Flex } from 'antd';
import { useTexts } from '../texts.ts';
import type { Moved } from './frozen-rows.ts';

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
export function Moves({ of: { newer, isMore, gone }, onShow }: { readonly of: Moved; readonly onShow: () => void }) {
  const { t } = useTexts();
  const told =
    newer === 0
      ? t('console.goneRows', { count: gone.size })
      : isMore
        ? t('console.manyNewRows', { count: newer })
        : t('console.newRows', { count: newer });
  return (
    <div role="status" className="sticky top-4 z-50 h-0 -mb-3">
      {newer > 0 || gone.size > 0 ? (
        <Flex justify="center">
          <Button type="primary" size="small" shape="round" className="-translate-y-1/2" onClick={onShow}>
            {told}
          </Button>
        </Flex>
      ) : null}
    </div>
  );
}
