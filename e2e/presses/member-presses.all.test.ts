import { pressInManners, seatsOf } from './in-manners.ts';
import { memberWorld } from './member-world.ts';

pressInManners(memberWorld(seatsOf));
