import type { LastingAlarm } from '@greenhall/domain/shared/alarms';
import type { AlarmDetail } from '../alarms.ts';
import type { Persons } from '../approvals/persons.ts';
import type { ChainPort } from '../chain/port.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { JoinedCases } from './cases.ts';

/** What a watch may look at. */
export interface WatchPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly chain: ChainPort;
  readonly settings: { readonly dataDir: string };
  readonly persons: Persons;
  readonly cases: JoinedCases;
}

/** Why an alarm is to be raised now. `cause` tells causes of one alarm apart, such as a network or a queue. */
export interface Cause {
  readonly cause: string;
  readonly detail: AlarmDetail;
}

/** Answers the causes of an alarm that are there at this moment. It is asked each minute, outside of any transaction. */
export type Watch = (ports: WatchPorts) => Promise<readonly Cause[]>;

/** What raises an alarm in a slice for as long as it lasts. */
export type WatchesOf = Partial<Readonly<Record<LastingAlarm, Watch>>>;
