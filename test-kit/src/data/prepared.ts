type Prepared =
  | 'TEST_DATABASE_URL'
  | 'TEST_DATABASE_TEMPLATE'
  | 'TEST_DATABASE_IMAGE'
  | 'TEST_DATA'
  | 'TEST_STARTED'
  | 'TEST_STARTED_DATABASE';

/** What the runner prepares once for all test processes, for `npm test` and for `npx vitest`. */
export function prepared(name: Prepared): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}
