import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgePresses } from './presses.ts';

test('a place is pressed by its write from its screen, and by nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-presses-'));
  const activation = { method: 'POST', path: '/stock/activations', screen: '/pages/user/level' };
  const read = { method: 'GET', path: '/wallet/transfers', screen: '/pages/wallet/bill' };
  writeFileSync(join(folder, '1'), `${JSON.stringify(activation)}\n${JSON.stringify(read)}\n`);
  const missing = judgePresses(folder);
  rmSync(folder, { recursive: true });
  expect(missing).not.toContain('web/features/stock/parts/buy-sheet stock.activate');
  expect(missing).toContain('web/features/network/parts/activate-sheet stock.activate');
  expect(missing).toContain('web/features/wallet/parts/transfer-form wallet.transfer');
});
