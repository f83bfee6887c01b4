import { oneBrowserOf, clickOnce } from './in-failure-modes.ts';
import { memberWorld } from './member-world.ts';

clickOnce(memberWorld(oneBrowserOf), 'web/features/members/screens/user-edit members.updateProfile');
