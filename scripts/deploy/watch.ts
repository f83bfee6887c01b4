import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@greenhall/test-kit/outside/free-port';
import { ROOT } from '../paths.mjs';
import { oneRun } from '../runner/one-run.mjs';
import { needed, say } from './step.mjs';

const WATCH = join(ROOT, 'deploy/watch');
const WITHIN_MS = 240_000;

/** A server that answers as `/metrics` does, with values that a trial sets. It stands for a server in trouble. */
async function toldServer() {
  const values = new Map<string, string>();
  const server = createServer((_asked, answer) => {
    answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' });
    answer.end([...values].map(([series, value]) => `${series} ${value}\n`).join(''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    values,
    port: (server.address() as AddressInfo).port,
    close: () => void server.close(),
    end: () => server.closeAllConnections(),
  };
}

/** A webhook that keeps the names of the alerts that reach it. */
async function webhook() {
  const reached = new Set<string>();
  const server = createServer((asked, answer) => {
    let said = '';
    asked.setEncoding('utf8').on('data', (part: string) => void (said += part));
    asked.on('end', () => {
      const { alerts } = JSON.parse(said) as { alerts: readonly { status: string; labels: { alertname: string } }[] };
      for (const { status, labels } of alerts) if (status === 'firing') reached.add(labels.alertname);
      answer.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { reached, port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function waitFor(what: string, holds: () => boolean): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  while (!holds()) {
    if (Date.now() > until) throw new Error(`not within ${WITHIN_MS / 1_000} s: ${what}`);
    await delay(200);
  }
}

interface Started {
  readonly stop: () => Promise<void>;
}

function start(command: string, args: readonly string[]): Started {
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore' });
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The files of the repository, quickened: they wait for seconds where they wait for minutes. */
function quickened(folder: string, ports: { metrics: number; alertmanager: number; webhook: number }): void {
  cpSync(WATCH, folder, { recursive: true });
  const change = (name: string, ...changes: readonly (readonly [RegExp, string])[]) => {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, name),
      changes.reduce((now, [from, to]) => now.replace(from, to), text),
    );
  };
  change('rules/greenhall.yml', [/for: \d+m/g, 'for: 0s']);
  change(
    'prometheus.yml',
    [/_interval: 15s/g, '_interval: 1s'],
    [/127\.0\.0\.1:9093/, `127.0.0.1:${ports.alertmanager}`],
    [/127\.0\.0\.1:9464/, `127.0.0.1:${ports.metrics}`],
  );
  change(
    'alertmanager.yml',
    [/group_wait: \d+s/g, 'group_wait: 1s\n      group_interval: 1s'],
    [/ {2}group_wait: 1s\n {6}group_interval: 1s\n {2}repeat/, '  group_wait: 1s\n  group_interval: 1s\n  repeat'],
    [/https:\/\/pager\.example\.org\/greenhall/, `http://127.0.0.1:${ports.webhook}/`],
    [/ {4}email_configs:\n {6}- to: [^\n]*\n(?: {8}[^\n]*\n)?/g, ''],
    [/ {2}smtp_[^\n]*\n/g, ''],
    [/ {2}- name: mail\n/, `  - name: mail\n    webhook_configs:\n      - url: 'http://127.0.0.1:${ports.webhook}/'\n`],
    [/global:\n/, 'global:\n  resolve_timeout: 1m\n'],
    [/inhibit_rules:[^]*/, ''],
  );
}

const TROUBLES: readonly (readonly [alert: string, series: string, value: string])[] = [
  ['CheckBroken', 'greenhall_check_broken', '1'],
  ['BackupOld', 'greenhall_backup_age_seconds', '100000'],
  ['MailWaits', 'greenhall_outgoing_oldest_seconds{of="mail"}', '1000'],
];

/** Real Prometheus and Alertmanager: each trouble of a server reaches the webhook, and so does its death. */
async function tryWhole(folder: string): Promise<void> {
  const prometheus = needed('prometheus', 'prometheus');
  const alertmanager = needed('prometheus-alertmanager', 'prometheus-alertmanager');
  const [server, pager] = [await toldServer(), await webhook()];
  const [port, alertPort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  quickened(folder, { metrics: server.port, alertmanager: alertPort, webhook: pager.port });
  for (const [, series] of TROUBLES) server.values.set(series, '0');
  const processes = [
    start(alertmanager, [
      `--config.file=${join(folder, 'alertmanager.yml')}`,
      `--storage.path=${join(folder, 'alerts')}`,
      `--web.listen-address=127.0.0.1:${alertPort}`,
      '--cluster.listen-address=',
    ]),
    start(prometheus, [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]),
  ];
  try {
    for (const [alert, series, value] of TROUBLES) {
      server.values.set(series, value);
      await waitFor(`${alert} at the webhook`, () => pager.reached.has(alert));
      console.log(`✓ ${alert} reached the webhook`);
    }
    server.close();
    server.end();
    await waitFor('GreenhallDown at the webhook', () => pager.reached.has('GreenhallDown'));
    console.log('✓ GreenhallDown reached the webhook');
  } finally {
    for (const one of processes) await one.stop();
    server.close();
    pager.close();
  }
}

/** `npm test -- --watch`: the rules by promtool, and the way from a trouble to a webhook by Debian's Prometheus and Alertmanager. */
async function main(): Promise<boolean> {
  const promtool = needed('promtool', 'prometheus');
  const amtool = needed('amtool', 'prometheus-alertmanager');
  say(promtool, ['check', 'rules', join(WATCH, 'rules/greenhall.yml')]);
  say(promtool, ['test', 'rules', join(WATCH, 'tests.yml')]);
  say(promtool, ['check', 'config', '--syntax-only', join(WATCH, 'prometheus.yml')]);
  say(amtool, ['check-config', join(WATCH, 'alertmanager.yml')]);
  console.log('✓ rules, their tests and both configurations');
  await tryWhole(tmpdir());
  return true;
}

await oneRun(main);
