import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { LevelMark } from '@greenhall/ui/drawing/level';
import { Fold } from '@greenhall/ui/page/fold';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import type { Translate } from '@greenhall/locales/runtime';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { BuySheet } from './buy-sheet.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import type { BuyOffer, Holding } from './kinds.ts';
import { CoolingLevel } from './cooling-level.tsx';
import { type Level, capOf, ranked, unlocksOf } from './level-facts.ts';
import { ResultsSoFar } from './results-so-far.tsx';

type Buyable = BuyOffer & { act: NonNullable<BuyOffer['act']> };

interface LevelCardProps {
  level: Level;
  offer: BuyOffer | undefined;
  holding: Holding;
  onBuy: (offer: Buyable) => void;
}

interface LevelListProps extends Pick<LevelCardProps, 'holding' | 'onBuy'> {
  label: string;
  levels: readonly Level[];
  offers: readonly BuyOffer[];
}

/** What of a level is the member's: it counts, it is closed, or it is bought and cools off. */
function Standing({ level, holding }: Pick<LevelCardProps, 'level' | 'holding'>) {
  const { t } = useTexts();
  if (level.level === holding.level)
    return <span className="block text-s text-ink-2">{t(holding.isClosed ? 'stock.yoursClosed' : 'stock.yours')}</span>;
  return level.level === holding.bought ? (
    <span className="block text-s text-warn">
      <Term name="cooling" word={t('stock.cooling')} />
    </span>
  ) : null;
}

/** One level: its price, what it unlocks, and what the member can do about it. */
function LevelCard({ level, offer, holding, onBuy }: LevelCardProps) {
  const texts = useTexts();
  const { t, money, percent } = texts;
  // Levels and offers are read one after the other: nothing is offered beside the note that it is closed.
  const act = (level.isOnSale && offer?.act) || null;
  const price = offer && act ? offer : level;
  return (
    <li>
      <Card marked={level.level === holding.level}>
        <div className="flex items-center gap-3.5 max-[17em]:flex-wrap">
          <span className="flex flex-col items-center text-s">
            <LevelMark level={level.level} />
            <b>{`V${level.level}`}</b>
          </span>
          <span className="min-w-0 flex-1 max-[17em]:basis-1/2">
            <span className="num block text-l font-bold">{money(level.amount)}</span>
            {act === 'upgrade' && price.amount !== level.amount ? (
              <span className="num block text-s font-semibold">
                {t('stock.payMore', { amount: money(price.amount) })}
              </span>
            ) : null}
            <span className="num block text-s text-ink-2">
              {t('stock.splitUp', { principal: money(price.principal), fee: money(price.fee) })}
            </span>
            <Standing level={level} holding={holding} />
            {level.isOnSale ? null : <span className="block text-s text-warn">{t('pay.levelClosed')}</span>}
          </span>
          {offer && act ? (
            <Button
              kind={act === 'reinvest' ? 'ghost' : 'filled'}
              aria-label={`${t(`stock.${act}`)} V${level.level}`}
              onClick={() => onBuy({ ...offer, act })}
            >
              {t(`stock.${act}`)}
            </Button>
          ) : null}
        </div>
        {level.level === holding.bought ? <CoolingLevel level={level.level} /> : null}
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-s text-ink-2">
          {unlocksOf(level, texts).map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>{t('stock.gets.cap', { amount: money(capOf(level)), rate: percent(level.outBp) })}</li>
        </ul>
      </Card>
    </li>
  );
}

/** Cards of levels in a given order. */
function LevelList({ label, levels, offers, ...rest }: LevelListProps) {
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col gap-3 p-0">
      {levels.map((level) => (
        <LevelCard
          key={level.level}
          level={level}
          offer={offers.find((offer) => offer.level === level.level)}
          {...rest}
        />
      ))}
    </ul>
  );
}

/** The member's own level first, then the higher ones; the lower ones are folded. */
function RankedLevels({ levels, ...rest }: Omit<LevelListProps, 'label'>) {
  const { t } = useTexts();
  const { own, higher, lower } = ranked(levels, rest.holding);
  return (
    <>
      <LevelList label={t('stock.view.levels')} levels={[...own, ...higher]} {...rest} />
      {lower.length > 0 ? (
        <Fold title={t('stock.lowerLevels')}>
          <LevelList label={t('stock.lowerLevels')} levels={lower} {...rest} />
        </Fold>
      ) : null}
    </>
  );
}

/** Which coins pay for what can be bought now, said once for all cards. */
function coinsText(t: Translate, offers: readonly BuyOffer[]): string {
  const has = (act: BuyOffer['act']) => offers.some((offer) => offer.act === act);
  if (has('activate')) return t('stock.coins.activate');
  if (!has('reinvest')) return t('stock.coins.upgrade');
  return t(has('upgrade') ? 'stock.coins.both' : 'stock.coins.reinvest');
}

/** All levels, with what came of payments for them so far. */
export function LevelsView({ holding }: { holding: Holding }) {
  const { t } = useTexts();
  const levels = useRead('stock.levels', {});
  const offers = useRead('stock.offers', {});
  const [buying, setBuying] = useState<Buyable>();
  const [show, setShow] = useState(false);
  const [comparing, setComparing] = useState(false);
  const buy = (offer: Buyable) => {
    setBuying(offer);
    setShow(true);
  };
  return (
    <>
      {holding.isClosed ? <Notice tone="warn">{t('stock.closedNote')}</Notice> : null}
      <ResultsSoFar />
      <ReadView query={levels}>
        {({ items }) => (
          <ReadView query={offers}>
            {({ items: buyable }) => (
              <>
                <p className="text-s text-ink-2">{coinsText(t, buyable)}</p>
                <RankedLevels levels={items} offers={buyable} holding={holding} onBuy={buy} />
                <Button kind="ghost" wide onClick={() => setComparing(true)}>
                  {t('stock.compare')}
                </Button>
                <CompareSheet levels={items} first={holding.bought} show={comparing} onUpdateShow={setComparing} />
              </>
            )}
          </ReadView>
        )}
      </ReadView>
      <p className="text-s text-ink-2">{`${t('stock.heightNote')} ${t('stock.noPromise')}`}</p>
      {buying ? (
        <BuySheet key={`${buying.act} ${buying.level}`} offer={buying} show={show} onUpdateShow={setShow} />
      ) : null}
    </>
  );
}
