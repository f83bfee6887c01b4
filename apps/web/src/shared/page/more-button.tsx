import { Button, type ButtonProps } from '@greenhall/ui/page/button';
import { useTexts } from '../text/texts.ts';

interface MoreButtonProps extends Pick<ButtonProps, 'kind' | 'small'> {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
}

/** Loads the next page of a list, as long as there is one. */
export function MoreButton({ pages, label, kind = 'ghost', small = false }: MoreButtonProps) {
  const { t } = useTexts();
  if (!pages.hasNextPage) return null;
  return (
    <Button kind={kind} small={small} wide busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {label ?? t('common.more')}
    </Button>
  );
}
