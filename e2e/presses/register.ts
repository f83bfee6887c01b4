import type { Entry } from './entry.ts';
import { CONSOLE } from './register-console.ts';
import { WEB } from './register-web.ts';

/** Every place of both apps that sends a write, by its file and its route. */
export const REGISTER: Readonly<Record<string, Entry>> = { ...WEB, ...CONSOLE };
