import type { Reply } from '@greenhall/client/route-input';
import { type Amount, formatAmount, minus, part, parseAmount, plus, ZERO } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import type { Zone } from './tree-layout.ts';

type Summary = Reply<'network.summary'>;

/** What would be matched of a zone at midnight: carried and new volume. */
function volumeOf({ today, carried }: Summary[Zone]): Amount {
  return plus(parseAmount(today) ?? ZERO, parseAmount(carried) ?? ZERO);
}

function weakerOf({ A, B }: Summary): Zone | undefined {
  const lead = minus(volumeOf(A), volumeOf(B));
  if (lead !== 0n) return lead < 0n ? 'A' : 'B';
  if (A.members === B.members) return undefined;
  return A.members < B.members ? 'A' : 'B';
}

function ZoneFigures({ zone, figures, weaker }: { zone: Zone; figures: Summary[Zone]; weaker: boolean }) {
  const { t, money } = useTexts();
  return (
    <div className={`min-w-0 flex-1 ${zone === 'B' ? 'text-right' : ''}`}>
      <p className="text-s text-ink-3">
        <Term name="zone" word={t('network.zone', { zone })} />
        {weaker ? ` · ${t('network.weaker')}` : ''}
      </p>
      <p className="num text-l font-bold">{money(figures.today)}</p>
      <p className="num text-s text-ink-3">{t('network.nodes', { count: figures.members })}</p>
    </div>
  );
}

export function ZonesSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Card className="flex justify-between gap-8">
        <Skeleton className="h-21 flex-1" />
        <Skeleton className="h-21 flex-1" />
      </Card>
    </div>
  );
}

/** Both zones side by side: what came in today, and how many stand there. */
export function ZonesCard({ summary }: { summary: Summary }) {
  const { t } = useTexts();
  const weaker = weakerOf(summary);
  return (
    <Card>
      <div className="flex items-center gap-3">
        <ZoneFigures zone="A" figures={summary.A} weaker={weaker === 'A'} />
        <span aria-hidden className="h-11 w-px bg-line" />
        <ZoneFigures zone="B" figures={summary.B} weaker={weaker === 'B'} />
      </div>
      <p className="mt-1.5 text-center text-xs text-ink-3">{t('network.volumeNote')}</p>
    </Card>
  );
}

/** What the day has brought so far and what it would come to if it ended now. */
export function TodayCard({ summary }: { summary: Summary }) {
  const { t, money, percent } = useTexts();
  const { A, B, collisionRate } = summary;
  const [a, b] = [volumeOf(A), volumeOf(B)];
  const matched = a < b ? a : b;
  const product = `${money(formatAmount(matched))} × ${percent(collisionRate)} = ${money(formatAmount(part(matched, collisionRate)))}`;
  return (
    <Card title={t('network.today')}>
      <div className="mt-2.5">
        <KeyValues
          items={[
            { label: t('network.newVolume'), value: `${money(A.today)} / ${money(B.today)}` },
            { label: t('network.carried'), value: `${money(A.carried)} / ${money(B.carried)}` },
            { label: t('network.matched'), value: collisionRate > 0 ? product : '—' },
          ]}
        />
      </div>
      <p className="mt-2.5 text-s text-ink-3">{t(collisionRate > 0 ? 'network.matchedNote' : 'network.noRate')}</p>
    </Card>
  );
}
