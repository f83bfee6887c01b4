import { pressOnce } from './in-manners.ts';
import { deskWorld } from './desk-world.ts';

pressOnce(deskWorld());
