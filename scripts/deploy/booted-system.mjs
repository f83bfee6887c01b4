import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { needed, say } from './step.mjs';

const BOOTED_WITHIN_MS = 120_000;
const PACKAGES = ['systemd', 'systemd-sysv', 'dbus', 'sudo', 'postgresql', 'pgbackrest', 'caddy', 'curl'];
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };

/** Becomes the first process of a Debian with namespaces of its own, and without a network. @param {string} base @param {string} ip */
const bootScript = (base, ip) => `#!/bin/sh
set -e
"${ip}" link set lo up
mount --make-rprivate /
mount --bind '${base}' '${base}'
cd '${base}'
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
for device in 'null 3' 'zero 5' 'full 7' 'random 8' 'urandom 9'; do
  mknod -m 0666 "dev/\${device% *}" c 1 "\${device#* }"
done
mknod -m 0666 dev/tty c 5 0
mkdir -p mnt
pivot_root . mnt
exec chroot . /usr/bin/env -i container=other PATH=${ENVIRONMENT.PATH} /bin/sh -c 'umount -l /mnt && mount --make-rshared / && exec /lib/systemd/systemd --system'
`;

/** A Debian whose systemd runs, with the packages of the guide. It ends with this process at the latest. */
export class BootedSystem {
  #process;
  #init = 0;

  /** @param {import('node:child_process').ChildProcess} child */
  constructor(child) {
    this.#process = child;
    process.once('exit', () => this.end());
  }

  /**
   * Makes and boots a system in a folder. @param {string} folder
   * @returns {Promise<BootedSystem>}
   */
  static async boot(folder) {
    const [mmdebstrap, ip] = [needed('mmdebstrap', 'mmdebstrap'), needed('ip', 'iproute2')];
    const base = join(folder, 'booted');
    say(mmdebstrap, ['--variant=minbase', '--mode=root', `--include=${PACKAGES.join(',')}`, 'bookworm', base]);
    writeFileSync(join(base, 'etc/hosts'), `127.0.0.1 localhost ${hostname()}\n`);
    const boot = join(folder, 'boot');
    writeFileSync(boot, bootScript(base, ip), { mode: 0o700 });
    const own = ['--net', '--mount', '--pid', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child'];
    const system = new BootedSystem(spawn('unshare', [...own, boot], { stdio: ['ignore', 'ignore', 'inherit'] }));
    try {
      await system.#untilBooted();
    } catch (error) {
      system.end();
      throw error;
    }
    return system;
  }

  async #untilBooted() {
    const until = Date.now() + BOOTED_WITHIN_MS;
    for (;;) {
      const { pid, exitCode } = this.#process;
      if (exitCode !== null) throw new Error(`the system ended with ${exitCode} while it booted`);
      this.#init = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() || 0);
      const { stdout } = this.#init ? this.#enter('systemctl is-system-running') : { stdout: '' };
      if (/^(?:running|degraded)$/m.test(stdout)) return;
      if (Date.now() > until) throw new Error(`the system does not boot: ${stdout}`);
      await delay(500);
    }
  }

  /** @param {string} command @param {string} [input] */
  #enter(command, input = '') {
    const target = ['--target', String(this.#init), '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup'];
    return spawnSync('nsenter', [...target, 'sh', '-c', `cd /root; ${command}`], {
      env: ENVIRONMENT,
      input,
      encoding: 'utf8',
      timeout: 300_000,
    });
  }

  /**
   * Runs a command as root of the system and answers what it said; throws that if it fails.
   * @param {string} command @param {string} [input]
   */
  run(command, input) {
    const { status, stdout, stderr } = this.#enter(command, input);
    if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${stdout}${stderr}`);
    return `${stdout}${stderr}`.trim();
  }

  end() {
    this.#process.kill('SIGKILL');
  }
}
