import type { Reply } from '@greenhall/client/route-input';
import { HIGHEST_LEVEL } from '@greenhall/domain/members/highest-level';
import { LevelMark } from '@greenhall/ui/drawing/level';
import { buttonClass } from '@greenhall/ui/page/button';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

type Me = Reply<'members.me'>;

/** The way to the levels, for an active member. On the highest one there is nothing to upgrade to. */
export function UpgradeCard({ me }: { me: Me }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const isHighest = me.level >= HIGHEST_LEVEL;
  const note = t('running.upgradeLeft', { level: me.level, height: money(me.effectiveHeight) });
  return (
    <section className="flex flex-wrap items-center gap-3.5 rounded-card bg-gold-soft p-4 shadow-card">
      <LevelMark level={me.level} size={56} />
      <div className="min-w-30 flex-1">
        <h2>{t(isHighest ? 'running.reinvest' : 'running.upgradeTitle')}</h2>
        {me.level === 0 ? null : <p className="text-s text-ink-2">{note}</p>}
      </div>
      <AppLink to={links.level()} className={buttonClass('filled', true)}>
        {t(isHighest ? 'running.reinvest' : 'running.upgrade')}
      </AppLink>
    </section>
  );
}
