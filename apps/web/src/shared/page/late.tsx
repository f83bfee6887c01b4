import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { bringIcons } from './bring-icons.ts';

/**
 * A part of a screen whose code is loaded beside or after the screen's own. Where it cannot be loaded its place stays as it
 * is, and it comes when the connection is back.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      const bring = () => {
        if (loaded) return;
        Promise.all([load(), bringIcons()]).then(
          ([part]) => {
            loaded = part;
            setPart(() => part);
          },
          () => undefined,
        );
      };
      bring();
      addEventListener('online', bring);
      return () => removeEventListener('online', bring);
    }, []);
    return Part ? <Part {...props} /> : meanwhile;
  };
}
