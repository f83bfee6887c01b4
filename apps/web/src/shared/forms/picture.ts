/** The URL of a stored picture; `undefined` if there is none. */
export function pictureUrl(name: string): string | undefined {
  return name === '' ? undefined : `/Upload/${name}`;
}

/** The URL of a public picture, at least so many pixels wide. */
export function richPictureUrl(file: string, width?: number): string {
  return `/Upload/${file}${width === undefined ? '' : `?w=${width}`}`;
}
