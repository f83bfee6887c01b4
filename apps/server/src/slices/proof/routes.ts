import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { lagging } from '../../platform/replica/lagging.ts';
import { takeByOperator } from './desk/take-by-operator.ts';
import { readLatest, readMine, readRestores, readSnapshots, readWhole } from './queries-snapshots.ts';

export const proofHandlers = (ports: Ports): Handlers<'proof'> => ({
  'proof.latest': (call) => readLatest(lagging(ports, call)),
  'proof.snapshots': (call) => readSnapshots(lagging(ports, call), call),
  'proof.restores': (call) => readRestores(lagging(ports, call)),
  'proof.mine': (call) => readMine(lagging(ports, call), call),
  'proof.take': (call) => takeByOperator(ports, call),
  'proof.whole': (call) => readWhole(ports, call),
});
