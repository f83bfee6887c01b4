import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { takeByOperator } from './desk/take-by-operator.ts';
import { readLatest, readMine, readRestores, readSnapshots, readWhole } from './queries-snapshots.ts';

export const proofHandlers = (ports: Ports): Handlers<'proof'> => ({
  'proof.latest': () => readLatest(ports),
  'proof.snapshots': (call) => readSnapshots(ports, call),
  'proof.restores': () => readRestores(ports),
  'proof.mine': (call) => readMine(ports, call),
  'proof.take': (call) => takeByOperator(ports, call),
  'proof.whole': (call) => readWhole(ports, call),
});
