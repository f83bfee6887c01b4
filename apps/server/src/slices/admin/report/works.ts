import { proposalWork } from '../../../platform/approvals/store-decisions.ts';
import type { WorksOf } from '../../../platform/facts/works.ts';

/** Proposals that an operator decided, and files that it had made of lists and reports. */
export const adminWorks: WorksOf = {
  proposals: proposalWork,
  files: { acts: ['list.export', 'report.export'] },
};
