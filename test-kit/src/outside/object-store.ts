import S3rver from '@20minutes/s3rver';

/** A store of objects of this machine, and how it is reached. */
export interface ObjectStore {
  readonly settings: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly keyId: string;
    readonly secret: string;
    readonly style: 'path';
  };
  readonly stop: () => Promise<void>;
}

const BUCKET = 'hall-files';

/** Starts a store of objects with one private bucket, whose objects stay in a folder; at a free port, or at the one it had before. */
export async function startObjectStore(directory: string, port = 0): Promise<ObjectStore> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port: given } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${given}`,
      bucket: BUCKET,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
      style: 'path',
    },
    stop: () => server.close(),
  };
}
