import { startPostgres } from './postgres.mjs';

/** One PostgreSQL for the whole run; the tests make databases of their own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
