import { pressInManners } from './in-manners.ts';
import { deskWorld } from './desk-world.ts';

pressInManners(deskWorld());
