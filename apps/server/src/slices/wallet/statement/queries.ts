import { type Result, accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Call, Download } from '../../../platform/http/call.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lagging } from '../../../platform/replica/lagging.ts';
import { dayEnd } from '../queries-bill.ts';
import { statementCsv } from './csv.ts';
import { statementFigures } from './figures.ts';
import { statementPdf } from './pdf.ts';
import { statementTexts } from './texts.ts';

const PACE = defineLimit({ name: 'statement', max: 20, seconds: 300, per: 'member', about: 'statements made' });

export async function makeStatement(ports: Ports, call: Call<'wallet.statement'>): Promise<Result<Download>> {
  const { coin, from, to, format, language: asked } = call.query;
  const { memberNo, username } = call.caller;
  const paced = await countRead(ports.db, PACE, String(memberNo), ports.clock.now());
  if (!paced.ok) return paced;
  // Nothing of days that have ended changes any more, and a copy has their last moments by then.
  const hasEnded = dayEnd(to).getTime() + MINUTE <= ports.clock.now().getTime();
  const reading = hasEnded ? lagging(ports, call) : ports;
  const figures = await statementFigures(reading, { memberNo, username, coin, from, to });
  if (!figures.ok) return figures;
  const { language, t } = await statementTexts(asked ?? call.origin.language);
  const name = `greenhall-${coin}-${from}-${to}.${format}`;
  return accept(
    format === 'csv'
      ? { type: 'text/csv; charset=utf-8', name, content: statementCsv(figures.value, t) }
      : { type: 'application/pdf', name, content: await statementPdf(figures.value, language, t) },
  );
}
