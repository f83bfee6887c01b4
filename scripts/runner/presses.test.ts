import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgePresses } from './presses.ts';

test('a place is pressed by its write from its screen, and by nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-presses-'));
  const activation = { method: 'POST', path: '/stock/activations', screen: '/pages/user/level', isAccepted: true };
  const read = { method: 'GET', path: '/wallet/transfers', screen: '/pages/wallet/bill', isAccepted: true };
  const refused = { method: 'POST', path: '/wallet/conversions', screen: '/pages/wallet/zhuanhuan', isAccepted: false };
  writeFileSync(join(folder, '1'), [activation, read, refused].map((one) => `${JSON.stringify(one)}\n`).join(''));
  const missing = judgePresses(folder);
  rmSync(folder, { recursive: true });
  expect(missing).not.toContain('web/features/stock/parts/buy-sheet stock.activate');
  expect(missing).toContain('web/features/network/parts/activate-sheet stock.activate');
  expect(missing).toContain('web/features/wallet/parts/transfer-form wallet.transfer');
  expect(missing).toContain('web/features/wallet/screens/conversion wallet.convert');
});
