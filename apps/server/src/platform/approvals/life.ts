import { PROPOSAL_LIFE } from '@greenhall/domain/shared/proposal';
import { life } from '../facts/lives.ts';

/** The life of every proposal, whose rows are the platform's. */
export const proposalLife = life('platform_proposal.state', PROPOSAL_LIFE);
