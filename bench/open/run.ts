/** Ten thousand members who look at home while others pay; with `returns`, how soon a page that was away is right again. */
await(process.argv.includes('returns') ? import('./returns.ts') : import('./homes.ts'));
process.exit(0);
