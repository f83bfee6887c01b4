import { oneBrowserOf, clickOnce } from './in-failure-modes.ts';
import { moneyWorld } from './money-world.ts';

clickOnce(moneyWorld(oneBrowserOf));
