import { testFailureModes } from './in-failure-modes.ts';
import { deskWorld } from './desk-world.ts';

testFailureModes(deskWorld());
