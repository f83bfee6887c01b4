import { signPayload } from '@greenhall/contract/shared/sign';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('a write that may carry a picture', () => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld('embedded');
  });
  afterAll(() => world.close());

  /** There is no such trade, so a form that could be read is answered with `notFound`. */
  const params = { id: '1' };
  const body = { text: 'Hello' };
  const upload = (files: Readonly<Record<string, Buffer>>) =>
    world.ann.client.upload('otc.say', body, { ...files }, params);
  /** Sends a form with the text and a file without bytes. */
  const withEmptyFile = async (fileName: string) => {
    const start = 'Content-Disposition: form-data; name=';
    const parts = [`${start}"text"\r\n\r\nHello`, `${start}"image"; filename="${fileName}"\r\n\r\n`];
    const sent = await world.http.inject({
      method: 'POST',
      url: '/api/otc/trades/1/messages',
      headers: {
        authorization: `Bearer ${world.ann.client.token}`,
        'idempotency-key': 'a-file-without-bytes',
        'x-sign': signPayload(body),
        'content-type': 'multipart/form-data; boundary=line',
      },
      payload: `${parts.map((part) => `--line\r\n${part}\r\n`).join('')}--line--\r\n`,
    });
    return sent.json();
  };

  it('is read as a form, with the picture and without it', async () => {
    expect((await upload({ image: JPG })).refusal).toBe('notFound');
    expect((await upload({})).refusal).toBe('notFound');
  });

  it('has no picture where a browser sends a field in which none was chosen', async () => {
    expect(await withEmptyFile('')).toMatchObject({ title: 'notFound' });
  });

  it('is refused for its picture where that has no bytes', async () => {
    expect(await withEmptyFile('a.jpg')).toMatchObject({ title: 'imageRule', params: { max: 5, pixels: 16 } });
  });

  it('is refused for its form where that is none, or has other files', async () => {
    const asJson = await world.ann.client.call('otc.say', { params, body });
    expect(asJson).toMatchObject({ refusal: 'badRequest', params: { field: 'content-type' } });
    const unknown = await upload({ picture: JPG });
    expect(unknown).toMatchObject({ refusal: 'badRequest', params: { field: 'picture' } });
    expect((await upload({ image: JPG, picture: JPG })).refusal).toBe('badRequest');
  });
});
