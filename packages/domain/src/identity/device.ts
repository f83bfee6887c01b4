const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system of a user agent in a person's words; what is not known is left as it was said. Rule: identity#sessions. */
export function deviceName(agent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return known.length > 0 ? known.join(' · ') : agent;
}
