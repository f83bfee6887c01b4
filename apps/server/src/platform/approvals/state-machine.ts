import { PROPOSAL_TRANSITIONS } from '@greenhall/domain/shared/proposal';
import { stateMachine } from '../facts/state-machines.ts';

/** The life of every proposal, whose rows are the platform's. */
export const proposalStates = stateMachine('platform_proposal.state', PROPOSAL_TRANSITIONS);
