import { type LaunchRecord, launchRecord } from '@greenhall/contract/members/launch';
import type { Obstacle } from '@greenhall/domain/members/launch';
import { MIN_LIVE_COOLING_OFF } from '@greenhall/domain/members/plan';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { type Refusal, accept, refuse } from '@greenhall/domain/shared/result';
import type { Change, ProposalKind } from '../../../platform/approvals/kind.ts';
import { proposalById } from '../../../platform/approvals/store.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { obstacles } from '../launch.ts';
import { insertLaunch, launchInForce, lockMode } from '../store-launch.ts';

const REFUSALS: Readonly<Record<Obstacle, Refusal>> = {
  testSeams: refuse('launchTestSeams'),
  notEmpty: refuse('launchNotEmpty'),
  coolingOff: refuse('launchCoolingOff', { days: MIN_LIVE_COOLING_OFF }),
};

/**
 * What is recorded for live mode: its approval switches live mode on, or puts a later version in force. One proposal of it is open at a
 * time. Rule: members#modes.
 */
export const launchRecorded = (outside: Pick<ProposalPorts, 'clock' | 'settings'>): ProposalKind<LaunchRecord> => ({
  name: 'launch',
  body: launchRecord,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, { entity, countries, risk }) => {
    const now = await launchInForce(tx);
    const changes: readonly Change[] = [
      { field: 'entity', from: now?.entity ?? '', to: entity },
      { field: 'countries', from: now?.countries.join(' ') ?? '', to: countries.join(' ') },
      ...TEXT_LANGUAGES.map((of): Change => ({ field: 'riskText', of, from: now?.risk[of] ?? '', to: risk[of] })),
    ];
    return accept(changes.filter(({ from, to }) => from !== to));
  },
  apply: async (tx, _subject, body, _at, _by, proposal) => {
    await lockMode(tx);
    const [obstacle] = await obstacles(outside, tx);
    if (obstacle) return REFUSALS[obstacle];
    await insertLaunch(tx, await proposalById(tx, proposal), body);
    return accept(true);
  },
});
