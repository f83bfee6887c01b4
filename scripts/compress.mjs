import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What becomes smaller. The page itself is written anew at each request; pictures are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|json|svg|wasm|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli takes a twentieth of the time that it takes at its best, and a seventh more room. */
const QUICK = 5;
const BEST = constants.BROTLI_MAX_QUALITY;

/** @param {string} path @param {number} quality */
async function compressFile(path, quality) {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/**
 * Stores every built file once compressed, beside itself, so that no request has to compress it.
 * @param {string} folder
 * @param {{ isReleased?: boolean }} [options] A release is as small as it gets; a start from the sources does not wait for that.
 */
export async function compressBuilt(folder, { isReleased = false } = {}) {
  const quality = isReleased ? BEST : QUICK;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name), quality)));
}
