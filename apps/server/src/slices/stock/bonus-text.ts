import type { BonusRow, LedPayment } from '@greenhall/domain/stock/bonus';

const ledText = ({ source, generation, paid, rateBp }: LedPayment) =>
  `{"source":"${source}","generation":${generation},"paid":"${paid}","rateBp":${rateBp}}`;

/** What is particular to a row's kind, as fields of JSON. */
function fieldsOf(row: BonusRow): string {
  switch (row.kind) {
    case 'referral':
      return `"payment":"${row.payment}","source":"${row.source}","fee":"${row.fee}","rateBp":${row.rateBp}`;
    case 'seePoint': {
      const { payment, source, distance, fee, rateBp } = row;
      return `"payment":"${payment}","source":"${source}","distance":${distance},"fee":"${fee}","rateBp":${rateBp}`;
    }
    case 'collision': {
      const zones = `"carryA":"${row.carryA}","carryB":"${row.carryB}","newA":"${row.newA}","newB":"${row.newB}"`;
      return `${zones},"rateBp":${row.rateBp},"dailyCap":"${row.dailyCap}"`;
    }
    case 'leadership':
      return `"sources":[${row.sources.map(ledText).join(',')}]`;
    case 'lifetime':
      return `"threshold":"${row.threshold}","award":"${row.award}","reachedOn":${row.reachedOn}`;
    case 'merit': {
      const { rank, matched, weight, balance } = row;
      return `"rank":${rank},"matched":"${matched}","weight":${weight},"balance":"${balance}"`;
    }
    case 'yield':
      return `"payout":"${row.payout}","held":"${row.held}","outstanding":"${row.outstanding}"`;
  }
}

/** What a bonus was computed from, as JSON with amounts as text. A day has a million, and each field its kind. */
export function claimText(row: BonusRow): string {
  const height = row.kind === 'yield' ? '' : `"height":"${row.height}",`;
  return `{"kind":"${row.kind}","receiver":"${row.receiver}",${height}${fieldsOf(row)}}`;
}
