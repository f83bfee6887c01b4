import { clickOnce } from './in-failure-modes.ts';
import { dealingWorld } from './dealing-world.ts';

clickOnce(dealingWorld());
