import type { ChainTransaction, ChainTransfer } from '@greenhall/domain/chain/facts';
import { formatUnits } from '@greenhall/domain/chain/units';
import type { Network } from '@greenhall/domain/chain/networks';
import sharp from 'sharp';
import { latinFontPath } from '../../../platform/fonts.ts';

const MARGIN = 32;
const DPI = 120;

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
  const text = { text: lines.join('\n'), font: 'Noto Sans', fontfile: await latinFontPath(), dpi: DPI, rgba: true };
  const drawn = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  return sharp({
    create: { width: width + 2 * MARGIN, height: height + 2 * MARGIN, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: drawn.data, left: MARGIN, top: MARGIN }])
    .jpeg()
    .toBuffer();
}
