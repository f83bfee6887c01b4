import { findChromium, findShell } from './chromium.mjs';

/** The tests read the browsers' paths from the environment. */
export default function setup(): void {
  const shell = findShell();
  process.env.CHROMIUM_PATH = findChromium();
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
}
