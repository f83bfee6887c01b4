import { oneBrowserOf, pressOnce } from './in-manners.ts';
import { memberWorld } from './member-world.ts';

pressOnce(memberWorld(oneBrowserOf), 'web/features/members/screens/user-edit members.updateProfile');
