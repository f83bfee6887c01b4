import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChainTransaction, ChainTransfer } from '@greenhall/domain/chain/facts';
import { formatUnits } from '@greenhall/domain/chain/units';
import type { Network } from '@greenhall/domain/chain/networks';
import sharp from 'sharp';
import { fontFile } from '../../wallet/index.ts';

const MARGIN = 32;
const DPI = 120;

let written: Promise<string> | undefined;

/** The font as a file of its own: the machine may have none. */
function fontPath(): Promise<string> {
  written ??= (async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'greenhall-font-')), 'font.ttf');
    await writeFile(path, fontFile('latin'));
    return path;
  })();
  return written;
}

export interface ShownPayment {
  readonly network: Network;
  readonly decimals: number;
  readonly txid: string;
  readonly transaction: ChainTransaction;
  readonly transfer: ChainTransfer;
}

/** Draws what the chain says of a payment as a jpg: figures and addresses alone, so that it needs no language. */
export async function drawPayment(shown: ShownPayment): Promise<Buffer> {
  const { network, decimals, txid, transaction, transfer } = shown;
  const lines = [
    `${network} · ${formatUnits(transfer.units, decimals)} USDT`,
    '',
    transfer.from,
    `→ ${transfer.to}`,
    '',
    txid,
    `# ${transaction.blockNumber} · ${new Date(transaction.blockTime).toISOString()}`,
  ];
  const text = { text: lines.join('\n'), font: 'Noto Sans', fontfile: await fontPath(), dpi: DPI, rgba: true };
  const drawn = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  return sharp({
    create: { width: width + 2 * MARGIN, height: height + 2 * MARGIN, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: drawn.data, left: MARGIN, top: MARGIN }])
    .jpeg()
    .toBuffer();
}
