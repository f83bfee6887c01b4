import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALARMS } from '@greenhall/domain/shared/alarms';
import { ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { TEST_SECRET } from '@greenhall/test-kit/program';
import { readSettings } from '@greenhall/test-kit/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compose } from './compose.ts';
import { openLog } from './platform/logs/log.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WATCH = join(ROOT, 'deploy/watch');
const TOKEN = 'the token of what watches';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const rules = (
  parse(readFileSync(join(WATCH, 'rules/greenhall.yml'), 'utf8')) as { groups: readonly { rules: readonly Rule[] }[] }
).groups.flatMap((group) => group.rules);

const dashboards = readdirSync(join(WATCH, 'dashboards')).map((name) => ({
  name,
  expressions: Array.from(
    readFileSync(join(WATCH, 'dashboards', name), 'utf8').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g),
    ([, expr = '']) => JSON.parse(`"${expr}"`) as string,
  ),
}));

/** Names of metrics in an expression: what is no function, label or word of the language. */
const namesIn = (expression: string): string[] =>
  Array.from(
    expression
      .replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|without) \([^)]*\)/g, '')
      .matchAll(/\b(?:greenhall|http|process|nodejs|patroni|up)\w*/g),
    ([name]) => name.replace(/_(?:bucket|count|sum)$/, ''),
  );

/** What Prometheus itself knows, and what the nodes of a cluster tell; `npm test -- --cluster` asks them for it. */
const NOT_OF_SERVER = new Set([
  'up',
  'patroni_replica',
  'patroni_sync_standby',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
]);

describe.each(ENGINES)('what is told to who watches, on the %s database', (engine) => {
  let told: string;
  beforeAll(async () => {
    const postgres = engine === 'postgresql' ? await freshPostgres() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'greenhall-watched-'));
    const environment = { ...TEST_SECRET, ...(postgres ? { DATABASE_URL: postgres.url } : {}), DATA_DIR: folder };
    const settings = readSettings({ ...environment, METRICS_TOKEN: TOKEN });
    const app = await compose(settings, openLog('silent'), { inMemory: true, withoutLinks: true });
    try {
      told = (await app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
    } finally {
      await app.close();
      await postgres?.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has every metric that a rule or a dashboard names', () => {
    const known = new Set([...NOT_OF_SERVER, ...Array.from(told.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name)]);
    const named = [...rules.map(({ expr }) => expr), ...dashboards.flatMap(({ expressions }) => expressions)];
    expect(named.length).toBeGreaterThan(50);
    for (const expression of named) {
      const names = namesIn(expression);
      expect(names.length, expression).toBeGreaterThan(0);
      for (const name of names) expect(known, `${name} of ${expression}`).toContain(name);
    }
  });

  it('tells what waits, what is sealed and what is free, each with a number', () => {
    const valueOf = (series: string) =>
      Number(
        told
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1],
      );
    expect(valueOf('greenhall_queue_waiting{queue="rechargeToCheck"}')).toBe(0);
    expect(valueOf('greenhall_unsealed_age_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf('greenhall_unsettled_seconds')).toBe(0);
    expect(valueOf('greenhall_live_events_behind')).toBe(0);
    expect(valueOf('greenhall_clock_skew_seconds')).toBeLessThan(1);
    expect(valueOf('greenhall_store_answers')).toBe(1);
    expect(valueOf('greenhall_leases_unheld')).toBe(0);
    for (const queue of ['passwords', 'pictures', 'sessions', 'transfers'])
      expect(valueOf(`greenhall_memory_queue{queue="${queue}"}`)).toBe(0);
    expect(valueOf('greenhall_outgoing_waiting{of="mail"}')).toBe(0);
    expect(valueOf('greenhall_disk_free_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf('greenhall_database_bytes')).toBeGreaterThan(1_000_000);
    expect(told.split('\n').filter((line) => line && !line.startsWith('#')).length).toBeLessThan(1_500);
  });
});

describe('the alert rules', () => {
  it('have one for each alarm of the program', () => {
    const alarms = rules.flatMap(({ expr }) =>
      Array.from(expr.matchAll(/greenhall_alarms_total\{name="(\w+)"\}/g), ([, name]) => name),
    );
    expect(alarms.toSorted()).toEqual([...ALARMS].toSorted());
  });

  it('each lead to a heading of the runbooks, and no heading is left over', () => {
    const runbooks = readFileSync(join(ROOT, 'docs/runbooks.md'), 'utf8');
    const headings = Array.from(runbooks.matchAll(/^## (\w+)$/gm), ([, name]) => name);
    expect(rules.map(({ alert }) => alert)).toEqual(headings);
    for (const { alert, annotations } of rules)
      expect(annotations['runbook']).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
  });

  it('each have tests of promtool, one that fires and one that does not', () => {
    const tests = readFileSync(join(WATCH, 'tests.yml'), 'utf8');
    for (const { alert } of rules)
      expect(Array.from(tests.matchAll(new RegExp(`alertname: ${alert}$`, 'gm'))).length, alert).toBe(2);
  });
});
