import { isRefusedBy } from '@greenhall/client/refused';
import { useEffect, useState } from 'react';
import { useTexts } from '../text/texts.ts';
import { errorText } from './errors.ts';

/** The text of a failed call, which follows a change of language. */
export function useErrorText(error: unknown): string | undefined {
  const { language } = useTexts();
  const [shown, setShown] = useState<{ error: unknown; text: string }>();
  useEffect(() => {
    // That the session has expired has been said, and the login has followed.
    if (!error || isRefusedBy(error, 'notSignedIn')) return;
    let current = true;
    void errorText(error).then((text) => {
      if (current) setShown({ error, text });
    });
    return () => {
      current = false;
    };
  }, [error, language]);
  return error && shown?.error === error ? shown.text : undefined;
}
