import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The little CBOR that authenticators speak: small numbers, byte and text strings, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Buffer)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** An authenticator with one P-256 key, that has checked its owner. */
export class SoftKey {
  readonly id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 1;
  origin = 'http://127.0.0.1:8080';
  verified = true;

  #data(attested?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 1 | (this.verified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256('127.0.0.1'), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  create(options: Record<string, unknown>): Record<string, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (text: string): Buffer => Buffer.from(text, 'base64url');
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const entries: [string, unknown][] = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(attested)],
    ];
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', String(options.challenge)).toString('base64url'),
      attestationObject: cbor(new Map(entries)).toString('base64url'),
    });
  }

  get(options: Record<string, unknown>): Record<string, unknown> {
    const [data, client] = [this.#data(), this.#client('webauthn.get', String(options.challenge))];
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: Record<string, string>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
