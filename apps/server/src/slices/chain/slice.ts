import type { Slice } from '../../platform/slice.ts';
import { chainChecks } from './checks.ts';

export const chainSlice: Slice = { name: 'chain', checks: chainChecks };
