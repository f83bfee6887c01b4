import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBinaries } from '../scripts/postgres.mjs';

export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** How fast so many calls were, from their times in ms and the time that all took together. */
export function rateOf(times: readonly number[], tookMs: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (times.length / tookMs) * 1000, p50: at(0.5), p99: at(0.99) };
}

/** The address of a database on a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(server, name);
}

/** pgbench's own TPC-B on a database of its own, beside which a bench puts its figures. */
export async function tpcb(server: string, scale: number, clients: number, seconds: number): Promise<Rate> {
  const name = `tpcb${scale}`;
  const url = new URL(await createDatabase(server, name));
  const where = ['-h', url.hostname, '-p', url.port, '-U', url.username];
  const pgbench = join(postgresBinaries(), 'pgbench');
  execFileSync(pgbench, [...where, '-i', '-q', '-s', String(scale), name], { stdio: 'ignore' });
  const out = execFileSync(pgbench, [...where, '-c', String(clients), '-j', '2', '-T', String(seconds), name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const perSecond = Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  return { perSecond, p50: Number(/latency average = ([\d.]+)/.exec(out)?.[1]), p99: Number.NaN };
}

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
