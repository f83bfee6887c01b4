import { describe } from 'vitest';
import { glance, visitScreens } from './every-screen-world.ts';

describe('every screen of the member app opens, is accessible and fits', () => visitScreens('en', glance, true));
