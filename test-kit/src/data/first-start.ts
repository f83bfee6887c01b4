import { compose } from '@greenhall/server/compose';
import { pino } from 'pino';
import { TEST_SECRET } from '../program.ts';
import { readSettings } from '../settings.ts';

/** Starts the program once on a data folder, and on a database if one is named, and ends it: root member and keys are there then, but no set-up links. */
const [, , directory = ''] = process.argv;
const { DATABASE_URL = '' } = process.env;
const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, DATABASE_URL, DATA_DIR: directory });
const app = await compose(settings, pino({ level: 'silent' }), { withoutLinks: true });
await app.close();
