import { pressOnce } from './in-manners.ts';
import { dealingWorld } from './dealing-world.ts';

pressOnce(dealingWorld());
