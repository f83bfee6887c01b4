import { testFailureModes, seatsOf } from './in-failure-modes.ts';
import { memberWorld } from './member-world.ts';

testFailureModes(memberWorld(seatsOf));
