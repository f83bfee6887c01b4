import { LevelMark } from '@greenhall/ui/drawing/level';
import { useId } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Holding } from './kinds.ts';
import type { Level } from './level-facts.ts';

/** How much higher each step of the drawing is than the one before, in pixels. */
const RISE = 6;

interface LevelStepsProps {
  levels: readonly Level[];
  holding: Holding;
  chosen: number;
  onChoose: (level: number) => void;
}

/** All levels as steps from left to right, of which one is chosen; the member's own is lit. */
export function LevelSteps({ levels, holding, chosen, onChoose }: LevelStepsProps) {
  const { t } = useTexts();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('stock.view.levels')}
      className="grid auto-cols-fr grid-flow-col items-end gap-1.5"
    >
      {levels.map(({ level }) => {
        const isOwn = level === holding.level;
        return (
          <label
            key={level}
            className="relative flex min-h-11 min-w-0 flex-col items-center rounded-control pt-1 text-ink-2 has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
          >
            <input
              type="radio"
              name={name}
              aria-label={isOwn ? `V${level} · ${t('stock.yours')}` : `V${level}`}
              className="absolute inset-0 size-full opacity-0"
              checked={level === chosen}
              onChange={() => onChoose(level)}
            />
            <LevelMark level={level} size={36} />
            <span aria-hidden>{`V${level}`}</span>
            <i
              style={{ height: level * RISE }}
              className={`mt-1 w-full rounded-t-sm ${isOwn ? 'bg-brand' : 'bg-line'}`}
            />
          </label>
        );
      })}
    </div>
  );
}
