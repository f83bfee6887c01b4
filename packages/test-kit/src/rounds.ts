/**
 * How often a race or a property is tried: `short` times by `npm test`, `long` times by `npm run test:long`.
 * The assertions are the same.
 */
export const rounds = (short: number, long: number): number => (process.env['TEST_LENGTH'] === 'long' ? long : short);
