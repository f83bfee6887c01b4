import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { readOlder } from './thread.ts';

/** Reads the messages before those that are shown, and leaves these where they stand. */
export function OlderButton() {
  const { t } = useTexts();
  const older = useMutation({
    mutationFn: async () => {
      const fromEnd = document.documentElement.scrollHeight - window.scrollY;
      await readOlder();
      return fromEnd;
    },
    onSuccess: (fromEnd) =>
      requestAnimationFrame(() => window.scrollTo(0, document.documentElement.scrollHeight - fromEnd)),
  });
  const failure = useErrorText(older.error);
  return (
    <>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="text" busy={older.isPending} onClick={() => older.mutate()} className="self-center">
        {t('messages.older')}
      </Button>
    </>
  );
}
