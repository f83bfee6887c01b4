import { findChromium } from './chromium.mjs';

/** The tests read the browser's path from the environment. */
export default function setup(): void {
  process.env.CHROMIUM_PATH = findChromium();
}
