import { findChromium, findShell } from './chromium.mjs';

/** The tests read the browsers' paths from the environment. The long run uses the whole browser for every journey. */
export default function setup(): void {
  const shell = process.env.TEST_LENGTH === 'long' ? undefined : findShell();
  process.env.CHROMIUM_PATH = findChromium();
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
}
