import { oneSeatOf, pressOnce } from './in-manners.ts';
import { memberWorld } from './member-world.ts';

pressOnce(memberWorld(oneSeatOf), 'web/features/members/screens/user-edit members.updateProfile');
