import type { Slice } from '../../platform/slice.ts';
import { chainChecks } from './checks.ts';
import { chainWatches } from './watches.ts';

export const chainSlice: Slice = { name: 'chain', checks: chainChecks, watches: chainWatches };
