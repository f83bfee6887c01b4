/** The URL of a stored picture; `undefined` if there is none. */
export function pictureUrl(name: string): string | undefined {
  return name === '' ? undefined : `/Upload/${name}`;
}
