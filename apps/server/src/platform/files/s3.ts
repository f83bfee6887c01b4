import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { FilesAwayError } from '../outages.ts';
import type { FileStore, StoreFolder, StoredName } from './store.ts';

/** A store of objects that keeps to the interface of S3. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Whether the bucket stands in the path of an address or in its host. */
  readonly style: 'path' | 'host';
}

interface Ask {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | Blob;
  readonly withinMs?: number;
}

/** Who waits for a picture waits for no longer. */
const WITHIN_MS = 5_000;
const LARGE_WITHIN_MS = 10 * 60_000;
const NOT_FOUND = 404;
const NO_BUCKET = 'NoSuchBucket';
/** A store that is busy for a moment is asked once more. */
const RETRIES = { retries: 1, initRetryMs: 200 };

const ENTRY = /<Contents>.*?<Key>(?<key>[^<]*)<\/Key>.*?<LastModified>(?<at>[^<]*)<\/LastModified>.*?<\/Contents>/gs;
const IS_CUT = /<IsTruncated>true<\/IsTruncated>/;

/** The address of an object, or of the bucket. */
function addressOf({ endpoint, bucket, style }: S3Settings, name: string): URL {
  const url = new URL(endpoint);
  if (style === 'host') url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = [...(style === 'host' ? [] : [bucket]), ...(name === '' ? [] : [name])].join('/');
  return url;
}

/** The requests to a bucket. */
function openBucket(settings: S3Settings) {
  const { region, keyId, secret } = settings;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, ...RETRIES });
  const place = addressOf(settings, '').href;

  /** Asks the store, and reads of the answer what is wanted; `undefined` where there is nothing of this name. */
  async function ask<T>(
    method: string,
    name: StoredName | '',
    asked: Ask,
    take: (answer: Response) => T | Promise<T>,
  ): Promise<T | undefined> {
    const { query = {}, headers = {}, body, withinMs = WITHIN_MS } = asked;
    const url = addressOf(settings, name);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    try {
      const signal = AbortSignal.timeout(withinMs);
      const answer = await client.fetch(url.href, { method, headers, signal, ...(body ? { body } : {}) });
      if (answer.ok) return await take(answer);
      const said = await answer.text();
      // Without its bucket a store has no file either, and nothing follows from that.
      if (answer.status === NOT_FOUND && !said.includes(NO_BUCKET)) return undefined;
      throw new Error(`it answers ${answer.status}: ${said.slice(0, 300)}`);
    } catch (error) {
      throw new FilesAwayError(`files cannot be had from ${place}`, { cause: error });
    }
  }
  return { place, ask };
}

/** Files in a private bucket. */
export function s3Files(settings: S3Settings): FileStore {
  const { place, ask } = openBucket(settings);
  const act = (method: string, name: StoredName, asked: Ask = {}): Promise<unknown> =>
    ask(method, name, asked, (answer) => answer.arrayBuffer());
  const store = async (name: StoredName, asked: Ask): Promise<void> => {
    if (!(await act('PUT', name, asked))) throw new FilesAwayError(`${place} takes no files`);
  };
  const entries = async (folder: StoreFolder): Promise<{ name: string; at: Date }[]> => {
    const found: { name: string; at: Date }[] = [];
    for (let marker = '', isWhole = false; !isWhole;) {
      const query = { prefix: `${folder}/`, ...(marker === '' ? {} : { marker }) };
      const text = (await ask('GET', '', { query }, (answer) => answer.text())) ?? '';
      const listed = [...text.matchAll(ENTRY)];
      for (const { groups } of listed) {
        marker = groups?.['key'] ?? '';
        found.push({ name: marker.slice(folder.length + 1), at: new Date(groups?.['at'] ?? '') });
      }
      isWhole = listed.length === 0 || !IS_CUT.test(text);
    }
    return found;
  };
  return {
    place,
    put: async (name, content) => {
      const hash = createHash('sha256').update(content).digest('hex');
      await store(name, { body: new Uint8Array(content), headers: { 'x-amz-content-sha256': hash } });
    },
    putFile: async (name, path) => {
      await store(name, { body: await openAsBlob(path), withinMs: LARGE_WITHIN_MS });
      await rm(path, { force: true });
    },
    get: (name) => ask('GET', name, {}, async (answer) => Buffer.from(await answer.arrayBuffer())),
    read: (name) =>
      ask('GET', name, { withinMs: LARGE_WITHIN_MS }, ({ body }) =>
        body ? Readable.fromWeb(body as never) : Readable.from([]),
      ),
    remove: async (name) => void (await act('DELETE', name)),
    touch: async (name) => {
      const headers = { 'x-amz-copy-source': `/${settings.bucket}/${name}`, 'x-amz-metadata-directive': 'REPLACE' };
      await act('PUT', name, { headers });
    },
    timeOf: async (name) => {
      const at = await ask('HEAD', name, {}, ({ headers }) => headers.get('last-modified'));
      return at ? new Date(at) : undefined;
    },
    names: async (folder) => (await entries(folder)).map(({ name }) => name),
    olderThan: async (folder, moment) =>
      (await entries(folder)).filter(({ at }) => at < moment).map(({ name }) => name),
  };
}
