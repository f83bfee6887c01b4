import { compose } from '@greenhall/server/compose';
import { pino } from 'pino';
import { TEST_SECRET } from '../program.ts';
import { readSettings } from '../settings.ts';

/** Starts the program once on a data folder and ends it: root member and keys are there then, but no set-up links. */
const [, , directory = ''] = process.argv;
const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, DATA_DIR: directory });
const app = await compose(settings, pino({ level: 'silent' }), { withoutLinks: true });
await app.close();
