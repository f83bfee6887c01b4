import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Who the programs of a cluster run as. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a program in a folder, by which its processes and theirs are found; what it says is appended to a file there. */
export function runIn(folder: string, owner: Owner, command: string, args: readonly string[]): ChildProcess {
  const name = command.split('/').at(-1) ?? 'program';
  const log = openSync(join(folder, `${name}.log`), 'a');
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const child = spawn(command, args, { ...owner, cwd: folder, env, stdio: ['ignore', log, log], detached: true });
  child.unref();
  return child;
}

/** The processes that work in a folder. PostgreSQL's have left the group of who started them, but not the folder. */
function processesIn(folder: string): number[] {
  const isIn = (pid: string): boolean => {
    try {
      return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isIn(name))
    .map(Number);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** What Patroni says of a member of its cluster. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

interface Ports {
  readonly patroni: number;
}

const ASKED_FOR_MS = 2_000;

/** A machine of the cluster: etcd, Patroni and its PostgreSQL, which are lost together. */
export class ClusterNode {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly #owner: Owner;
  readonly #ports: Ports;

  constructor(name: string, address: string, folder: string, owner: Owner, ports: Ports) {
    this.name = name;
    this.address = address;
    this.folder = folder;
    this.#owner = owner;
    this.#ports = ports;
  }

  startEtcd(): void {
    runIn(this.folder, this.#owner, 'etcd', ['--config-file', join(this.folder, 'etcd.yml')]);
  }

  startPatroni(): void {
    runIn(this.folder, this.#owner, 'patroni', [join(this.folder, 'patroni.yml')]);
  }

  /** Lets the other nodes read its database for backups. */
  startBackups(): void {
    runIn(this.folder, this.#owner, 'pgbackrest', ['server', '--config', join(this.folder, 'pgbackrest.conf')]);
  }

  start(): void {
    this.startEtcd();
    this.startPatroni();
    this.startBackups();
  }

  /** As if its power had gone. */
  async kill(): Promise<void> {
    for (let left = processesIn(this.folder); left.length > 0; left = processesIn(this.folder)) {
      signal(left, 'SIGKILL');
      await delay(20);
    }
  }

  freeze(): void {
    signal(processesIn(this.folder), 'SIGSTOP');
  }

  wake(): void {
    signal(processesIn(this.folder), 'SIGCONT');
  }

  killEtcd(): void {
    const isEtcd = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'etcd';
    signal(processesIn(this.folder).filter(isEtcd), 'SIGKILL');
  }

  killPostgres(): void {
    const [pid] = readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n');
    signal([Number(pid)], 'SIGKILL');
  }

  /** Does what its timer does each day; says what pgBackRest has then. */
  async backUp(): Promise<string> {
    const options = { ...this.#owner, cwd: this.folder };
    await execute(join(this.folder, 'back-up'), [], options);
    const asked = ['--config', join(this.folder, 'pgbackrest.conf'), '--stanza', 'greenhall', 'info'];
    return (await execute('pgbackrest', asked, options)).stdout;
  }

  /** Does what its other timer does each day; says what came of the newest backup, nothing where the primary is elsewhere. */
  async tryBackup(): Promise<string> {
    const env = { ...process.env, TMPDIR: this.folder };
    return (await execute(join(this.folder, 'try-backup'), [], { ...this.#owner, cwd: this.folder, env })).stdout;
  }

  /** Calls Patroni as an operator does: with the certificate of the node and the password. */
  async #call(method: string, path: string, body?: object): Promise<string> {
    const read = (file: string) => readFileSync(join(this.folder, file));
    const password = /password: (\S+)/.exec(String(read('patroni.yml')))?.[1] ?? '';
    const options = {
      host: this.address,
      port: this.#ports.patroni,
      path,
      method,
      ca: read('ca.crt'),
      cert: read('node.crt'),
      key: read('node.key'),
      auth: `patroni:${password}`,
      signal: AbortSignal.timeout(ASKED_FOR_MS * (body ? 30 : 1)),
    };
    return new Promise((resolve, reject) => {
      const asked = request(options, (answer) => {
        let said = '';
        answer.on('data', (chunk: Buffer) => (said += chunk.toString()));
        answer.on('end', () => resolve(said));
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  }

  /** What this node knows of the cluster; nothing if it does not answer. */
  async members(): Promise<readonly Member[]> {
    try {
      return (JSON.parse(await this.#call('GET', '/cluster')) as { members: readonly Member[] }).members;
    } catch {
      return [];
    }
  }

  /** What it tells Prometheus. */
  metrics(): Promise<string> {
    return this.#call('GET', '/metrics');
  }

  /** Makes another node the primary, as planned. */
  switchTo(candidate: ClusterNode): Promise<string> {
    return this.#call('POST', '/switchover', { leader: this.name, candidate: candidate.name });
  }
}
