import type { Reply } from '@greenhall/client/route-input';
import type { Tone } from '@greenhall/domain/shared/tone';
import { Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { countText } from '../../../kit/queues.ts';
import type { Texts } from '../../../kit/texts.ts';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { ageText } from '../overview/age.ts';
import { durationText, sizeText } from './measures.ts';

type Operations = Reply<'admin.operations'>;

interface Told {
  readonly of: Operations;
  readonly texts: Texts;
  /** When it was read. */
  readonly now: number;
}

/** A fact with its name, and more of it below. */
function Fact({
  name,
  more,
  children,
}: {
  readonly name: ReactNode;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Flex justify="space-between" gap={16} className="px-0 py-2">
      <span>{name}</span>
      <Flex vertical align="end" gap={4} className="text-end">
        <span>{children}</span>
        {more ? <Typography.Text type="secondary">{more}</Typography.Text> : null}
      </Flex>
    </Flex>
  );
}

function Readiness({ of: { obstacle, safeAgainstPowerLoss }, texts: { t } }: Told) {
  return (
    <Fact name={t('operations.readiness')} more={safeAgainstPowerLoss ? null : t('operations.notSafe')}>
      <ToneTag tone={obstacle === null ? 'good' : 'bad'}>
        {obstacle === null ? t('operations.ready') : t(`operations.obstacle.${obstacle}`)}
      </ToneTag>
    </Fact>
  );
}

function Disk({ of: { disk }, texts }: Told) {
  const { t } = texts;
  const free = t('operations.diskFree', { free: sizeText(texts, disk.free), size: sizeText(texts, disk.size) });
  return (
    <Fact name={t('operations.disk')} more={disk.isFull ? free : null}>
      {disk.isFull ? <ToneTag tone="bad">{t('operations.diskFull')}</ToneTag> : free}
    </Fact>
  );
}

const TRIAL_TONES: Readonly<Record<NonNullable<Operations['backup']>['outcome'], Tone>> = {
  restored: 'good',
  broken: 'bad',
  noRoom: 'waiting',
};

/** What came of restoring the newest backup, and how old the newest one is that can be restored. */
function Backup({ of: { backup }, texts, now }: Told) {
  const { t, dateTime } = texts;
  if (!backup) return <Fact name={t('operations.backup')}>{t('operations.backupNone')}</Fact>;
  const { outcome, fault, upTo, isOld, at, took } = backup;
  return (
    <Fact
      name={t('operations.backup')}
      more={
        <>
          <div title={dateTime(at)}>
            {t('operations.backupTried', { age: ageText(texts, at, now), duration: durationText(texts, took) })}
          </div>
          {fault}
        </>
      }
    >
      <Flex gap={8} wrap justify="end">
        {upTo ? (
          <span title={dateTime(upTo)}>{t('operations.backupUpTo', { age: ageText(texts, upTo, now) })}</span>
        ) : null}
        {isOld ? <ToneTag tone="bad">{t('operations.backupOld')}</ToneTag> : null}
        <ToneTag tone={TRIAL_TONES[outcome]}>{t(`operations.backup.${outcome}`)}</ToneTag>
      </Flex>
    </Fact>
  );
}

/** The processes of the program, and when one was seen last that is silent now; nothing where there is only this one. */
function Processes({ of: { processes }, texts, now }: Told) {
  const { t, dateTime } = texts;
  if (processes.length === 0) return null;
  return (
    <Fact name={t('operations.processes')}>
      <Flex vertical gap={4} align="end">
        {processes.map(({ kind, host, port, version, startedAt, seenAt, isAlive }) => (
          <span key={`${host}:${port} ${startedAt}`} title={dateTime(seenAt)}>
            {`${host}:${port} · ${version} `}
            <ToneTag tone={isAlive ? 'good' : 'bad'}>
              {isAlive
                ? t(`operations.process.${kind}`)
                : t('operations.processSeen', { age: ageText(texts, seenAt, now) })}
            </ToneTag>
          </span>
        ))}
      </Flex>
    </Fact>
  );
}

/** Both engines are the same one: one of them is built in. */
const ENGINE = 'PostgreSQL';

/** So much of a commit tells it from every other one. */
const COMMIT_SHOWN = 12;

/** The program itself: whether it can serve, and what it stands on. */
export function ProgramFacts(told: Told) {
  const { of, texts } = told;
  const { t, number } = texts;
  const { build, database, sockets } = of;
  return (
    <Card title={t('operations.program')}>
      <Readiness {...told} />
      <Fact name={t('operations.build')} more={build.commit.slice(0, COMMIT_SHOWN)}>
        {build.version}
      </Fact>
      <Fact
        name={t('operations.database')}
        more={`${sizeText(texts, database.bytes)} · ${t('operations.connections', { count: database.connections, most: database.most })}`}
      >
        {`${ENGINE} ${database.version}`}
      </Fact>
      <Disk {...told} />
      <Backup {...told} />
      <Processes {...told} />
      <Fact name={t('operations.sockets')}>
        {`${t('operations.sockets.members')} ${number(sockets.members)} · ${t('console.operators')} ${number(sockets.operators)}`}
      </Fact>
    </Card>
  );
}

function Settlement({ of: { settlement }, texts, now }: Told) {
  const { t, dateTime } = texts;
  const { last, late } = settlement;
  return (
    <Fact
      name={t('operations.settlement')}
      more={last ? <span title={dateTime(last.at)}>{ageText(texts, last.at, now)}</span> : null}
    >
      {last ? last.day : t('operations.settlementNone')}
      {late === null ? null : (
        <>
          {' '}
          <ToneTag tone="bad">{t('operations.settlementLate', { day: late })}</ToneTag>
        </>
      )}
    </Fact>
  );
}

function Snapshot({ of: { snapshot }, texts, now }: Told) {
  const { t, dateTime } = texts;
  if (!snapshot) return <Fact name={t('operations.snapshot')}>{t('console.solvencyNone')}</Fact>;
  const { number, at, isShort } = snapshot;
  return (
    <Fact
      name={t('operations.snapshot')}
      more={<span title={dateTime(at)}>{t('console.solvencyAge', { number, age: ageText(texts, at, now) })}</span>}
    >
      <ToneTag tone={isShort ? 'bad' : 'good'}>
        {t(isShort ? 'operations.snapshotShort' : 'operations.snapshotFine')}
      </ToneTag>
    </Fact>
  );
}

const NODE_TONES: Readonly<Record<Operations['networks'][number]['state'], Tone>> = {
  agree: 'good',
  nodesDisagree: 'bad',
  oneNode: 'bad',
  noNode: 'bad',
  notConfigured: 'neutral',
};

/** What the program does by itself: days, snapshots, mail, and what it hears of the networks. */
export function WorkFacts(told: Told) {
  const { of, texts, now } = told;
  const { t, dateTime } = texts;
  return (
    <Card title={t('operations.work')}>
      <Settlement {...told} />
      <Snapshot {...told} />
      {of.networks.map(({ network, state, heads }) => (
        <Fact
          key={network}
          name={t('operations.nodes', { network })}
          more={
            heads.length > 0 ? t('operations.blocks', { blocks: heads.map((head) => head ?? '—').join(' · ') }) : null
          }
        >
          <ToneTag tone={NODE_TONES[state]}>{t(`operations.nodes.${state}`)}</ToneTag>
        </Fact>
      ))}
      {of.outgoing.map(({ name, waiting, oldest }) => (
        <Fact
          key={name}
          name={t(`operations.outgoing.${name}`)}
          more={
            oldest ? (
              <span title={dateTime(oldest)}>{t('console.queueOldest', { age: ageText(texts, oldest, now) })}</span>
            ) : null
          }
        >
          {countText(texts, waiting)}
        </Fact>
      ))}
    </Card>
  );
}
