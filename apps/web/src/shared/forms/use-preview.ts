import { useEffect, useState } from 'react';

/** A picture as a `data:` URL, which the content security policy allows. */
export function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setShown({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return shown?.file === file ? shown?.url : undefined;
}
