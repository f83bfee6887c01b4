import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { canInstallPackages, findCommand, hasPackage, installPackages } from './debian.mjs';

const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Without them the Chinese, Japanese, Korean and Thai pages are drawn as empty boxes. */
const FONTS = ['fonts-noto-cjk', 'fonts-thai-tlwg'];

/** @returns {{ path: string, origin: string } | undefined} */
function present() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { path: given, origin: 'CHROMIUM_PATH' };
  const system = findCommand(COMMANDS) ?? (existsSync(MAC) ? MAC : undefined);
  if (system) return { path: system, origin: 'the system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, origin: 'Playwright' } : undefined;
}

/** The packages of a browser with its fonts that this machine lacks. */
function lackingForWholeBrowser() {
  const lacking = FONTS.filter((font) => !hasPackage(font));
  return present() ? lacking : [...lacking, 'chromium'];
}

/** The same with the headless shell. */
export function lackingForBrowser() {
  const lacking = lackingForWholeBrowser();
  return process.env.CHROMIUM_PATH || findCommand([SHELL]) ? lacking : [...lacking, SHELL];
}

/**
 * The browser of the end-to-end tests, with the fonts they need, installed where that is possible.
 * @returns {string} the path of its executable
 */
export function findChromium() {
  const missing = canInstallPackages() ? lackingForWholeBrowser() : [];
  if (missing.length > 0) installPackages(missing);
  const found = present();
  if (!found) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  console.log(`Chromium: ${found.path} (${found.origin})`);
  return found.path;
}

/**
 * Chromium's headless shell, which draws the same in about two thirds of the time; installed where that is possible.
 * A browser that was chosen by `CHROMIUM_PATH` is used for everything.
 * @returns {string | undefined} the path of its executable
 */
export function findShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!findCommand([SHELL]) && canInstallPackages()) {
    try {
      installPackages([SHELL]);
    } catch {
      // Not every release of Debian and its relatives has it.
    }
  }
  const found = findCommand([SHELL]);
  console.log(found ? `Headless shell: ${found}` : 'No headless shell: the whole browser is used');
  return found;
}
