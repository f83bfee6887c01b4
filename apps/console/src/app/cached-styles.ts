import { createCache } from '@ant-design/cssinjs';

/** What the library stores for a style: how many components use it, and the style itself. */
type Used = [uses: number, style: unknown] | null;

/**
 * A store for the component library's styles that keeps what was made. The library throws a style away with the last component that
 * uses it; as a change of page takes all components away, each page would compute its styles again and the browser apply them again to
 * the whole document.
 */
export function cachedStyles() {
  const styles = createCache();
  const change = styles.opUpdate.bind(styles);
  styles.opUpdate = (path, next) =>
    change(path, (before: Used | undefined) => {
      const after: Used = next(before ?? null);
      // One more use than there are components: the number never becomes nought.
      return before === undefined && after ? [after[0] + 1, after[1]] : after;
    });
  return styles;
}
