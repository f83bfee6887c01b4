import { Button, type ButtonProps } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useErrorText } from '../request/use-error-text.ts';
import { useTexts } from '../text/texts.ts';

type List = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'refetch'
>;

interface MoreButtonProps extends Pick<ButtonProps, 'kind' | 'small'> {
  pages: List;
  label?: string;
}

/** Reads on. Another read of the same list takes the place of one that is under way: then it is done again. */
async function readOn({ data, fetchNextPage, refetch }: List): Promise<void> {
  const after = await fetchNextPage();
  if (after.isFetchNextPageError || after.data?.pages.length !== data?.pages.length) return;
  await refetch({ cancelRefetch: false });
  await fetchNextPage();
}

/** Loads the next page of a list, as long as there is one; one that did not come says why and is asked for again. */
export function MoreButton({ pages, label, kind = 'ghost', small = false }: MoreButtonProps) {
  const { t } = useTexts();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = pages;
  const failure = useErrorText(isFetchNextPageError ? error : undefined);
  if (!hasNextPage) return null;
  return (
    <>
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
      <Button kind={kind} small={small} wide busy={isFetchingNextPage} onClick={() => void readOn(pages)}>
        {isFetchNextPageError ? t('common.retry') : (label ?? t('common.more'))}
      </Button>
    </>
  );
}
