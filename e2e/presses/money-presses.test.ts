import { oneBrowserOf, pressOnce } from './in-manners.ts';
import { moneyWorld } from './money-world.ts';

pressOnce(moneyWorld(oneBrowserOf));
