/** How often something is tried: `short` times, or `long` times where `TEST_LENGTH` is `long`. */
export const rounds = (short: number, long: number): number => (process.env['TEST_LENGTH'] === 'long' ? long : short);
