import { pressOnce } from './in-manners.ts';
import { deskWorld } from './desk-world.ts';

pressOnce(deskWorld(), 'console/features/messages/notes messages.addNote');
