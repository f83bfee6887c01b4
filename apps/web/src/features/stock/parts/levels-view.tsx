import type { Reply } from '@greenhall/client/ask';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip, Tile } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { BuySheet } from './buy-sheet.tsx';
import type { BuyOffer, Holding } from './kinds.ts';

type Level = Reply<'stock.levels'>['items'][number];
type Buyable = BuyOffer & { act: NonNullable<BuyOffer['act']> };

interface LevelCardProps {
  level: Level;
  offer: BuyOffer | undefined;
  holding: Holding;
  onBuy: (offer: Buyable) => void;
}

/** One level: its price, what it unlocks, and what the member can do about it. */
function LevelCard({ level, offer, holding, onBuy }: LevelCardProps) {
  const { t, money, percent } = useTexts();
  const isOwn = level.level === holding.level;
  const isCooling = level.level === holding.bought && holding.bought !== holding.level;
  const isPassed = level.level < holding.bought;
  const act = offer?.act ?? null;
  const price = offer && act ? offer : level;
  return (
    <li>
      <Card marked={isOwn} className={isPassed && !isOwn ? 'opacity-75' : ''}>
        <div className="flex items-center gap-3.5">
          <Tile tone="gold">
            <b>{`V${level.level}`}</b>
          </Tile>
          <span className="min-w-0 flex-1">
            <span className="num block text-l font-bold">{money(price.amount)}</span>
            <span className="num block text-s text-ink-2">
              {t('stock.priceParts', { principal: money(price.principal), fee: money(price.fee) })}
            </span>
            {isOwn ? (
              <span className="block text-s text-ink-2">
                {t(holding.isClosed ? 'stock.yoursClosed' : 'stock.yours')}
              </span>
            ) : null}
            {isCooling ? <span className="block text-s text-warn">{t('stock.cooling')}</span> : null}
          </span>
          {offer && act ? (
            <Button
              small
              kind={act === 'reinvest' ? 'ghost' : 'filled'}
              aria-label={`${t(`stock.${act}`)} V${level.level}`}
              onClick={() => onBuy({ ...offer, act })}
            >
              {t(`stock.${act}`)}
            </Button>
          ) : isPassed ? (
            <Chip>{t('stock.passed')}</Chip>
          ) : null}
        </div>
        <p className="mt-2 text-s text-ink-2">
          {t('stock.unlocks', {
            referral: percent(level.referralBp),
            collision: percent(level.collisionBp),
            cap: money(level.collisionCap),
          })}
        </p>
        <p className="text-s text-ink-2">
          {t('stock.reach', {
            depth: level.seePointDepth,
            generations: level.leadershipGenerations,
            out: percent(level.outBp),
          })}
        </p>
      </Card>
    </li>
  );
}

/** All levels, the highest first. */
export function LevelsView({ holding }: { holding: Holding }) {
  const { t } = useTexts();
  const levels = useRead('stock.levels', {});
  const offers = useRead('stock.offers', {});
  const [buying, setBuying] = useState<Buyable>();
  const [show, setShow] = useState(false);
  const buy = (offer: Buyable) => {
    setBuying(offer);
    setShow(true);
  };
  return (
    <>
      {holding.isClosed ? <Notice tone="warn">{t('stock.closedNote')}</Notice> : null}
      <ReadView query={levels}>
        {({ items }) => (
          <ReadView query={offers}>
            {({ items: buyable }) => (
              <ul aria-label={t('stock.view.levels')} className="m-0 flex list-none flex-col gap-3 p-0">
                {items.toReversed().map((level) => (
                  <LevelCard
                    key={level.level}
                    level={level}
                    offer={buyable.find((offer) => offer.level === level.level)}
                    holding={holding}
                    onBuy={buy}
                  />
                ))}
              </ul>
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
