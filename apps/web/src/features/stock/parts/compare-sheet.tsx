import type { PlainKey } from '@greenhall/locales/runtime';
import { buttonClass } from '@greenhall/ui/page/button';
import { useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { type Texts, useTexts } from '../../../shared/text/texts.ts';
import { type Level, capOf } from './level-facts.ts';

const MOST = 3;

/** The rows of the comparison; amounts in units of the coin that pays, the cap and the daily limit in `mey`. */
const ROWS: readonly (readonly [PlainKey, (level: Level, texts: Texts) => string])[] = [
  ['stock.row.price', ({ amount }, { money }) => money(amount)],
  ['stock.row.principal', ({ principal }, { money }) => money(principal)],
  ['stock.row.fee', ({ fee }, { money }) => money(fee)],
  ['stock.row.cap', (level, { money }) => `${money(capOf(level))}\u00a0MEY`],
  ['stock.row.referral', ({ referralBp }, { percent }) => percent(referralBp)],
  ['stock.row.matching', ({ collisionBp }, { percent }) => percent(collisionBp)],
  ['stock.row.daily', ({ collisionCap }, { money }) => `${money(collisionCap)}\u00a0MEY`],
  ['stock.row.placement', ({ seePointDepth }, { number }) => number(seePointDepth)],
  ['stock.row.leadership', ({ leadershipGenerations }, { number }) => number(leadershipGenerations)],
];

interface CompareSheetProps {
  levels: readonly Level[];
  /** The level with which the comparison begins: the member's own. */
  first: number;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** Up to three levels beside each other. */
export function CompareSheet({ levels, first, show, onUpdateShow }: CompareSheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const begin = Math.max(0, Math.min(first - 1, levels.length - MOST));
  const [chosen, setChosen] = useState(() => levels.slice(begin, begin + MOST).map(({ level }) => level));
  const toggle = (level: number) =>
    setChosen(chosen.includes(level) ? chosen.filter((one) => one !== level) : [...chosen, level].slice(-MOST));
  const shown = levels.filter(({ level }) => chosen.includes(level));
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('stock.compare')}>
      <div className="flex flex-col gap-3 pb-4">
        <div role="group" aria-label={t('stock.compareChoose')} className="flex flex-wrap gap-2">
          {levels.map(({ level }) => (
            <button
              key={level}
              type="button"
              aria-pressed={chosen.includes(level)}
              onClick={() => toggle(level)}
              className={`${buttonClass(chosen.includes(level) ? 'filled' : 'ghost')} min-w-12`}
            >{`V${level}`}</button>
          ))}
        </div>
        <table className="num w-full text-s">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="text-left font-normal text-ink-2">
                {t('stock.compareLevel')}
              </th>
              {shown.map(({ level }) => (
                <th key={level} scope="col" className="py-2 text-right">{`V${level}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([name, value]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-2 hyphens-auto">
                  {t(name)}
                </th>
                {shown.map((level) => (
                  <td key={level.level} className="py-2 text-right font-semibold">
                    {value(level, texts)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </LazySheet>
  );
}
