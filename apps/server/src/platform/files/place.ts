import { existsSync } from 'node:fs';

/** Whether this runs from what the build has made of the sources. */
const IS_BUILT = import.meta.url.endsWith('.js');

/** The folder of the server, which has a `package.json`: the sources and what is built of them lie at different depths below it. */
function findServer(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : findServer(new URL('../', folder));
}
const SERVER = findServer(new URL('./', import.meta.url));

/** A file that the server reads while it runs, by its path from the folder of the server. */
export const fileAt = (path: string): URL => new URL(path, SERVER);

/** The module of a thread, by its path below `src` without its ending. The build makes an entry of each. */
export const threadAt = (path: string): URL => fileAt(IS_BUILT ? `dist/${path}.js` : `src/${path}.ts`);
