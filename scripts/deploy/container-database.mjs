import { join } from 'node:path';
import { postgresBinaries } from '../postgres.mjs';
import { ROOT } from '../paths.mjs';
import { NotHereError, needed, say } from './step.mjs';

const COMPOSE = join(ROOT, 'deploy/one/compose');

/**
 * Runs with the folders of the container in the place of the machine's: the database starts as the container starts it, is backed up twice,
 * is backed up and tried once more by the container beside it, and comes back with all of its log elsewhere.
 */
const TRIAL = `
set -eu
for folder in /run /var/lib/postgresql /var/lib/pgbackrest /usr/local/bin; do mkdir -p "$folder"; mount -t tmpfs -o mode=0755 tmpfs "$folder"; done
cp "$COMPOSE/start-database" "$COMPOSE/hall-pgbackrest" "$COMPOSE/daily-backups" /usr/local/bin/
mount -t tmpfs -o mode=0755 tmpfs /opt && mkdir /opt/greenhall && mount --bind "$RELEASE" /opt/greenhall
mkdir -p /run/secrets /run/postgresql /var/lib/postgresql/data
printf 'a password' >/run/secrets/database_password
printf 'a key of the backups of the database' >/run/secrets/database_backup_key
chown -R postgres:postgres /run/secrets /run/postgresql /var/lib/postgresql /var/lib/pgbackrest
chmod 0700 /var/lib/postgresql/data /var/lib/pgbackrest
mkdir -p /run/trial && chown postgres /run/trial
OWNER='setpriv --reuid=postgres --regid=postgres --init-groups --'
as() { $OWNER "$@"; }
ask() { as psql -h /run/postgresql -d greenhall -Atqc "$1"; }
$OWNER start-database >/run/log 2>&1 &
server=$!
trap 'kill -INT $server 2>/dev/null; wait $server; rm -rf /tmp/pgbackrest' EXIT
for n in $(seq 60); do as hall-pgbackrest check >/dev/null 2>&1 && break; sleep 1; done
as hall-pgbackrest check || { cat /run/log; exit 1; }
ask 'create table told (n int); insert into told values (1)'
as hall-pgbackrest --type=full backup
ask 'insert into told values (2)'
as hall-pgbackrest --type=incr backup
ask 'insert into told values (3); select pg_switch_wal()' >/dev/null
as hall-pgbackrest check
as hall-pgbackrest info | grep -c -E 'full backup|incr backup'
if grep -rql 'told' /var/lib/pgbackrest; then echo 'a backup can be read'; exit 1; fi
DATABASE_URL='postgres://greenhall:a%20password@localhost/greenhall?host=/run/postgresql' /opt/greenhall/bin/greenhall migrate >>/run/log
unshare --mount --net sh -c "mount --bind -o ro /var/lib/postgresql/data /var/lib/postgresql/data &&
  TMPDIR=/run/trial exec $OWNER daily-backups" >/run/daily 2>&1 &
daily=$!
for n in $(seq 120); do grep -q -e 'can be restored' -e 'could not' /run/daily && break; sleep 0.5; done
kill $daily; wait $daily || { echo 'the daily backups did not end well'; exit 1; }
sed '/^the newest backup can be restored/d' /run/daily
ask 'select outcome from platform_backup'
ls -A /run/trial
as hall-pgbackrest --pg1-path=/var/lib/postgresql/other --archive-mode=off restore
mkdir /run/other && chown postgres /run/other
$OWNER postgres -D /var/lib/postgresql/other -c listen_addresses= -c unix_socket_directories=/run/other >>/run/log 2>&1 &
other=$!
for n in $(seq 120); do as pg_isready --quiet --host=/run/other && break; sleep 0.5; done
as psql -h /run/other -d greenhall -Atqc 'select count(*) from told'
kill -INT $other; wait $other || true
`;

/** @type {import('./step.mjs').Step} */
export const containerDatabaseStep = {
  name: 'the database as its container starts it: backed up by its key, tried each day, and restored elsewhere',
  run({ release }) {
    if (process.getuid?.() !== 0) throw new NotHereError('only root can put the folders of the container in place');
    needed('pgbackrest', 'pgbackrest');
    const PATH = [postgresBinaries(), '/usr/local/bin', process.env['PATH']].join(':');
    const said = say('unshare', ['--mount', 'sh', '-c', TRIAL], {
      env: { ...process.env, PATH, COMPOSE, RELEASE: release },
    });
    if (said.trim() !== '2\nrestored\n3') throw new Error(said);
    return 'two backups, one that was tried, and three rows of which the last one was in the log alone';
  },
};
