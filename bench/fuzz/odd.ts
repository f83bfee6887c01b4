/** Values that programs stumble over: as text, where all is text (paths, queries, forms), and as JSON. */
const NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e309',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '999999999999999999',
  '9223372036854.775807',
  '9223372036854.775808',
  '9999999999999.999999',
  '4611686018427.387904',
  '0.000001',
  '0.0000001',
  '9'.repeat(40),
];
const DAYS = ['0000-01-01', '0001-01-01', '1969-12-31', '1970-01-01', '2999-12-31', '9999-12-31', '2026-02-30'];
const MOMENTS = [
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-03-02T08:00:00Z',
];
const MONTHS = ['0000-01', '1969-12', '2999-12', '9999-12', '2026-13'];
const TEXTS = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0007b',
  '\u007f',
  '\ud800',
  '\u202eevil',
  '\u200b',
  'e\u0301'.repeat(20),
  '🌱'.repeat(30),
  'ﷺ'.repeat(60),
  'A'.repeat(5_000),
  '../../etc/passwd',
  "'; drop table ledger_account; --",
  '<script>alert(1)</script>',
  '%00',
  '%',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'eyJhIjoxfQ',
  Buffer.from('["9999999999999999999999"]').toString('base64url'),
  Buffer.from('{"id":null}').toString('base64url'),
  'MTB8MTA',
];

export const ODD_TEXTS: readonly string[] = [...NUMBERS, ...DAYS, ...MOMENTS, ...MONTHS, ...TEXTS];

export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  [[]],
  [null],
  ['a', 'a'],
  {},
  { a: { b: [] } },
  { $ne: null },
  Array.from({ length: 1_000 }, () => 'x'),
];

/** A value inside so many lists or objects. */
export const nested = (depth: number, isList: boolean): string =>
  isList ? `${'['.repeat(depth)}1${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

export const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'APPLICATION/JSON',
  'a'.repeat(300),
] as const;

/** Bodies that are not what they say. */
export const ODD_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '12',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  nested(33, true),
  nested(10_000, true),
  `{"payee":${nested(10_000, false)}}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
];

/** Files that are no pictures, or hardly. */
export const ODD_FILES: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from([0xff, 0xd8]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0xff, 0xd9]),
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(20_000, 7)]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from('GIF89a'),
];
