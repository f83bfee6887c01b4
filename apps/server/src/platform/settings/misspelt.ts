/** The edit distance between two names: how many letters must be changed, added or removed. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Below this length a name that differs by one letter may belong to another program. */
const LONG_ENOUGH = 7;
const OURS = 'GREENHALL_';

/** Variables that are not settings but differ from one by one letter or carry this program's prefix. */
export function misspeltVariables(given: readonly string[], names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return given
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = names.find((setting) => setting.length >= LONG_ENOUGH && distance(name, setting) === 1);
      if (meant) return [`${name} is not a setting; ${meant} is`];
      return name.startsWith(OURS) ? [`${name} is not a setting`] : [];
    });
}
