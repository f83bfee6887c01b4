import { describe, expect, it } from 'vitest';
import { expectClean, openUploads, UPLOAD_ROUTES } from './test-uploads.ts';

describe('what is sent as a picture', () => {
  const { jpg, senderOf, forgetUses, storedBy } = openUploads();

  it.each(UPLOAD_ROUTES)('is answered a hundred times at once by $key', async ({ key, files, refusals }) => {
    const sender = senderOf(key);
    await forgetUses(sender.ports);
    const send = await sender.open();
    const [field = ''] = files;
    const { answer, added } = await storedBy(sender, () =>
      Promise.all(Array.from({ length: 100 }, () => send({ [field]: jpg() }))),
    );
    const refused = answer.flatMap(({ refusal }) => refusal ?? []);
    const expected: readonly string[] = [...refusals, 'serverBusy', 'tooFrequent'];
    expect(refused.filter((refusal) => !expected.includes(refusal))).toEqual([]);
    expect(refused.length).toBeLessThan(100);
    expect(added.length).toBeGreaterThan(0);
    expect(added.length).toBeLessThanOrEqual(100 - refused.length);
    for (const picture of added) await expectClean(picture, key);
  });
});
