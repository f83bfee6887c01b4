/** A bare server: a route for each read's statement, which it sends as it is. Usage: bare.ts <database> <member>. Prints its port. */
import fastify from 'fastify';
import pg from 'pg';
import { CONNECTIONS, READS } from './routes.ts';

const [connectionString = '', member = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
const http = fastify();
for (const [index, { bare }] of READS.entries())
  if (bare !== undefined) http.get(`/${index}`, async () => (await pool.query(bare, [member])).rows);
const url = await http.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(url).port}\n`);
