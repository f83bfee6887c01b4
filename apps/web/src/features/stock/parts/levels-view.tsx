import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import type { Translate } from '@greenhall/locales/runtime';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { BuySheet } from './buy-sheet.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import type { BuyOffer, Holding } from './kinds.ts';
import { CoolingLevel } from './cooling-level.tsx';
import { type Level, capOf, unlocksOf } from './level-facts.ts';
import { LevelSteps } from './level-steps.tsx';
import { ResultsSoFar } from './results-so-far.tsx';

type Buyable = BuyOffer & { act: NonNullable<BuyOffer['act']> };

interface LevelCardProps {
  level: Level;
  offer: BuyOffer | undefined;
  holding: Holding;
  onBuy: () => void;
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

/** The chosen level: its price, what it unlocks, and what the member can do about it. */
function LevelCard({ level, offer, holding, onBuy }: LevelCardProps) {
  const texts = useTexts();
  const { t, money, percent } = texts;
  // Levels and offers are read one after the other: nothing is offered beside the note that it is closed.
  const act = (level.isOnSale && offer?.act) || null;
  const price = offer && act ? offer : level;
  const isUpgrade = act === 'upgrade' && price.amount !== level.amount;
  return (
    <Card marked={level.level === holding.level}>
      <section aria-label={t('stock.level', { level: level.level })}>
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <span className="min-w-30 flex-1">
            <span className="num block text-l font-bold">{money(level.amount)}</span>
            {isUpgrade ? (
              <span className="num block font-semibold">{t('stock.payMore', { amount: money(price.amount) })}</span>
            ) : null}
            <span className="num block text-s text-ink-2">
              {t('stock.splitUp', { principal: money(price.principal), fee: money(price.fee) })}
            </span>
            <Standing level={level} holding={holding} />
            {level.isOnSale ? null : <span className="block text-s text-warn">{t('pay.levelClosed')}</span>}
          </span>
          {act ? (
            <Button
              kind={act === 'reinvest' ? 'ghost' : 'filled'}
              aria-label={`${t(`stock.${act}`)} V${level.level}`}
              onClick={onBuy}
            >
              {t(`stock.${act}`)}
            </Button>
          ) : null}
        </div>
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-s text-ink-2">
          {unlocksOf(level, texts).map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>{t('stock.gets.cap', { amount: money(capOf(level)), rate: percent(level.outBp) })}</li>
        </ul>
      </section>
    </Card>
  );
}

/** Which coins pay for what can be bought now, said once for all cards. */
function coinsText(t: Translate, offers: readonly BuyOffer[]): string {
  const has = (act: BuyOffer['act']) => offers.some((offer) => offer.act === act);
  if (has('activate')) return t('stock.coins.activate');
  if (!has('reinvest')) return t('stock.coins.upgrade');
  return t(has('upgrade') ? 'stock.coins.both' : 'stock.coins.reinvest');
}

/** The level that is shown first: the one to activate, the next one above a closed one, or the own. */
function firstShown(offers: readonly BuyOffer[], { isClosed, bought }: Holding): number {
  const next = offers.find(({ act }) => act === 'activate' || (isClosed && act !== null));
  return next?.level ?? Math.max(1, bought);
}

/** The offer that the address names by its act and level, by default the activation; it stays while its sheet is open. */
function useOpened(offers: readonly BuyOffer[]) {
  const sheet = useSheet('buy');
  const [opened, setOpened] = useState<Buyable>();
  const [wasShown, setWasShown] = useState(false);
  if (sheet.show !== wasShown) {
    setWasShown(sheet.show);
    if (sheet.show) setOpened(undefined);
  }
  const [act = 'activate', level] = sheet.of?.split(':') ?? [];
  const asked = offers.find((offer) => offer.act === act && (level === undefined || String(offer.level) === level));
  if (sheet.show && !opened && asked?.act) setOpened({ ...asked, act: asked.act });
  return { ...sheet, opened };
}

interface OfferedProps {
  levels: readonly Level[];
  offers: readonly BuyOffer[];
  holding: Holding;
}

/** The ladder with the card of the chosen level, all members' results beside it, and the sheet that buys. */
function Offered({ levels, offers, holding }: OfferedProps) {
  const { t } = useTexts();
  const [picked, setPicked] = useState<number>();
  const [comparing, setComparing] = useState(false);
  const { show, opened, open, close } = useOpened(offers);
  const chosen = levels.find(({ level }) => level === (picked ?? firstShown(offers, holding))) ?? levels[0];
  const offer = offers.find(({ level }) => level === chosen?.level);
  return (
    <>
      <LevelSteps levels={levels} holding={holding} chosen={chosen?.level ?? 0} onChoose={setPicked} />
      {chosen ? (
        <LevelCard level={chosen} offer={offer} holding={holding} onBuy={() => open(`${offer?.act}:${chosen.level}`)} />
      ) : null}
      <p className="text-s text-ink-2">{coinsText(t, offers)}</p>
      <CoolingLevel level={holding.bought} />
      <ResultsSoFar />
      <Button kind="ghost" wide onClick={() => setComparing(true)}>
        {t('stock.compare')}
      </Button>
      <CompareSheet levels={levels} first={holding.bought} show={comparing} onUpdateShow={setComparing} />
      {opened ? (
        <BuySheet
          key={`${opened.act} ${opened.level}`}
          offer={opened}
          show={show}
          onUpdateShow={(next) => (next ? undefined : close())}
        />
      ) : null}
    </>
  );
}

/** All levels, with what came of payments for them so far. */
export function LevelsView({ holding }: { holding: Holding }) {
  const { t } = useTexts();
  const levels = useRead('stock.levels', {});
  const offers = useRead('stock.offers', {});
  return (
    <>
      {holding.isClosed ? <Notice tone="warn">{t('stock.closedNote')}</Notice> : null}
      <ReadView query={levels}>
        {({ items }) => (
          <ReadView query={offers}>
            {({ items: buyable }) => <Offered levels={items} offers={buyable} holding={holding} />}
          </ReadView>
        )}
      </ReadView>
      <p className="text-s text-ink-2">{`${t('stock.heightNote')} ${t('stock.noPromise')}`}</p>
    </>
  );
}
