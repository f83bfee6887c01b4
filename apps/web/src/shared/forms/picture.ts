/** The address of a stored picture; nothing when there is none. */
export function pictureOf(name: string): string | undefined {
  return name === '' ? undefined : `/Upload/${name}`;
}
