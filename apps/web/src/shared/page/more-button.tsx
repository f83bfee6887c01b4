import { Button, type ButtonProps } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useErrorText } from '../request/use-error-text.ts';
import { useTexts } from '../text/texts.ts';

interface MoreButtonProps extends Pick<ButtonProps, 'kind' | 'small'> {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => Promise<unknown>;
  };
  label?: string;
}

/** Loads the next page of a list, as long as there is one; one that did not come says why and is asked for again. */
export function MoreButton({ pages, label, kind = 'ghost', small = false }: MoreButtonProps) {
  const { t } = useTexts();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const failure = useErrorText(isFetchNextPageError ? error : undefined);
  if (!hasNextPage) return null;
  return (
    <>
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
      <Button kind={kind} small={small} wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? t('common.retry') : (label ?? t('common.more'))}
      </Button>
    </>
  );
}
