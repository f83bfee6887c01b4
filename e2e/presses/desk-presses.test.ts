import { clickOnce } from './in-failure-modes.ts';
import { deskWorld } from './desk-world.ts';

clickOnce(deskWorld(), 'console/features/messages/notes messages.addNote');
