/** The URL of a stored picture; `undefined` if there is none. */
export function pictureUrl(name: string): string | undefined {
  return name === '' ? undefined : `/Upload/${name}`;
}

/** The URL of a public picture, at least so many pixels wide. */
export function richPictureUrl(file: string, width?: number): string {
  return `/Upload/${file}${width === undefined ? '' : `?w=${width}`}`;
}

/** The widths, in pixels, in which a public picture can be had (rule: shared#pictures). */
const WIDTHS = [320, 640, 1_280] as const;

/** The URLs of a stored public picture by its widths, for `srcset`. */
export const pictureWidths = (name: string): string =>
  WIDTHS.map((width) => `/Upload/${name}?w=${width} ${width}w`).join(', ');
