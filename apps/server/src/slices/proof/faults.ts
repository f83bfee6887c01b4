import { readHead } from '@greenhall/contract/proof/file';
import { type SolvencyFault, judgeSolvency } from '@greenhall/domain/proof/snapshot';
import type { SnapshotRow } from './store.ts';

/** What a snapshot admits itself: not everything owed is held, or the tree is not what members are owed. */
export const faultsOf = ({ head }: Pick<SnapshotRow, 'head'>): SolvencyFault[] => judgeSolvency(readHead(head));
