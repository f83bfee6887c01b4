import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { WATCH_CLOSED } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { answersOf, appealsOf, messagesOf, picturesOf } from './store-appeals.ts';
import { type TradeRow, stepsOf } from './store-trades.ts';

/** The PKCS #8 header before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const MESSAGES = 10_000;

/**
 * The key of this installation. It is derived from the secret, so that a file can be checked as long as the secret is
 * kept.
 */
function keysOf(secret: string) {
  const seed = createHmac('sha256', secret).update('evidence').digest();
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.toString('base64') };
}

export const evidenceKey = (ports: Ports): string => keysOf(ports.secret).publicKey;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function factsOf(row: TradeRow) {
  return {
    number: row.number,
    coin: row.coin,
    network: row.network,
    quantity: formatAmount(row.quantity),
    price: formatAmount(row.price),
    total: formatAmount(row.total),
    buyerAddress: row.buyerAddress,
    sellerAddress: row.sellerAddress,
    state: row.state,
    txid: row.txid,
    made: moment(row.madeAt),
    claimed: moment(row.claimedAt),
    proved: moment(row.provedAt),
    closed: moment(row.closedAt),
    /** The applied rule: the trade's own time limits, and how long a late payment counts. */
    rule: { paymentMs: row.paymentMs, releaseMs: row.releaseMs, settleMs: row.settleMs, watchedMs: WATCH_CLOSED },
  };
}

/** All facts of a trade, with texts and pictures as hashes, signed so that either side can present them elsewhere. */
export async function evidenceFile(ports: Ports, row: TradeRow): Promise<Download> {
  const { db } = ports;
  const appeals = await appealsOf(db, row.id);
  const answers = await answersOf(
    db,
    appeals.map((appeal) => appeal.id),
  );
  const messages = await messagesOf(db, row.id, undefined, MESSAGES);
  const pictures = await picturesOf(db, row.id);
  const side = (member: MemberNo) => (member === row.buyer ? 'buyer' : 'seller');
  const evidence = {
    made: ports.clock.now().toISOString(),
    trade: factsOf(row),
    steps: (await stepsOf(db, row.id)).map((step) => ({ ...step, at: step.at.toISOString() })),
    chain: row.judgement && JSON.parse(JSON.stringify(row.judgement)),
    pictures: pictures.map(({ name, hash }) => ({ name, sha256: Buffer.from(hash).toString('hex') })),
    messages: messages.toReversed().map(({ memberNo, text, image, at }) => ({
      by: side(memberNo),
      sha256: sha256(text),
      image,
      at: at.toISOString(),
    })),
    appeals: appeals.map((appeal) => ({
      by: appeal.openedBy,
      state: appeal.state,
      reasonSha256: sha256(appeal.reason),
      voucher: appeal.voucher,
      verdict: appeal.state === 'processed' ? appeal.verdict : null,
      made: appeal.madeAt.toISOString(),
      decided: moment(appeal.decidedAt),
      answers: answers
        .filter((answer) => answer.appealId === appeal.id)
        .map(({ by, text, voucher, at }) => ({ by, sha256: sha256(text), voucher, at: at.toISOString() })),
    })),
  };
  const { privateKey, publicKey } = keysOf(ports.secret);
  const signature = sign(null, Buffer.from(canonicalJson(evidence)), privateKey).toString('base64');
  const content = JSON.stringify({ evidence, algorithm: 'Ed25519', publicKey, signature }, null, 2);
  return { type: 'application/json; charset=utf-8', name: `evidence-${row.number}.json`, content };
}
