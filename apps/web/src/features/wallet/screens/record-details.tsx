import type { Reply } from '@greenhall/client/route-input';
import { Amount } from '@greenhall/ui/display/amount';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { Hero } from '@greenhall/ui/page/hero';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { ContactService } from '../../../shared/page/contact-service.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import { movementFigure, movementName, movementState } from '../parts/movement-row.tsx';

type Full = Reply<'wallet.movement'>;

/** Who stands at one end of a posting: a member, one of the own accounts, or an account of the house. */
function useEndName(): (end: string) => string {
  const { t } = useTexts();
  return (end) => {
    if (end.startsWith('@')) return end.slice(1);
    return t.find(`wallet.end.${end}`) ?? t('wallet.end.house');
  };
}

function Facts({ movement }: { movement: Full }) {
  const { t, zoned } = useTexts();
  const { full } = useMyMoney();
  const state = movementState(movement, t);
  const items: KeyValue[] = [
    { label: t('wallet.coin'), value: t(`coin.${movement.coin}`) },
    { label: t('wallet.balanceAfter'), value: full(movement.balance, movement.coin) },
    ...(movement.counterparty ? [{ label: t('wallet.counterparty'), value: movement.counterparty }] : []),
    ...(movement.remark ? [{ label: t('wallet.remark'), value: movement.remark }] : []),
    ...(state ? [{ label: t('wallet.state'), value: state }] : []),
    { label: t('wallet.time'), value: zoned(movement.at) },
    { label: t('wallet.number'), value: movement.number ?? movement.id },
    { label: t('wallet.transaction'), value: <Copyable value={movement.transaction} /> },
  ];
  return (
    <Card>
      <KeyValues items={items} />
      {movement.bonus ? (
        <AppLink to={links.record({ bonus: movement.bonus })} className={`mt-4 ${buttonClass('ghost', false, true)}`}>
          {t('wallet.whyBonus')}
        </AppLink>
      ) : null}
    </Card>
  );
}

function Postings({ movement }: { movement: Full }) {
  const { t } = useTexts();
  const { full } = useMyMoney();
  const nameOf = useEndName();
  return (
    <Card title={t('wallet.postings')}>
      <CellList label={t('wallet.postings')}>
        {movement.postings.map((posting) => (
          <CellRow
            key={posting.id}
            title={t(`wallet.kind.${posting.kind}`)}
            note={`${nameOf(posting.from)} → ${nameOf(posting.to)}`}
            value={full(posting.amount, posting.coin)}
            valueNote={`#${posting.id}`}
          />
        ))}
      </CellList>
    </Card>
  );
}

function Sealing({ movement, onLook, busy }: { movement: Full; onLook: () => void; busy: boolean }) {
  const { t } = useTexts();
  const { journal } = movement;
  return (
    <Card title={t('wallet.journal')}>
      <div className="mt-2.5">
        {journal ? (
          <KeyValues
            items={[
              { label: t('wallet.sequence'), value: journal.sequence },
              { label: t('wallet.hash'), value: <Copyable value={journal.hash} /> },
            ]}
          />
        ) : (
          <div className="flex items-center justify-between gap-3">
            <p className="text-s text-ink-2">{t('wallet.unsealed')}</p>
            <Button kind="ghost" small busy={busy} onClick={onLook}>
              {t('wallet.lookAgain')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Details({ id }: { id: string }) {
  const { t } = useTexts();
  const { signed } = useMyMoney();
  const query = useRead('wallet.movement', { params: { id } });
  return (
    <ReadView query={query}>
      {(movement) => (
        <>
          <Hero label={movementName(movement, t)}>
            <Amount
              text={movementFigure(movement, signed)}
              className="mt-1.5 block text-num leading-[1.15] wrap-anywhere"
            />
            <span className="text-s text-on-dark-2">{unitOf(movement.coin)}</span>
          </Hero>
          <Facts movement={movement} />
          <Postings movement={movement} />
          <Sealing movement={movement} busy={query.isFetching} onLook={() => void query.refetch()} />
          <ContactService about={movement.about} />
        </>
      )}
    </ReadView>
  );
}

export default function RecordDetails() {
  const id = useSearchText('id');
  return <Page>{id ? <Details key={id} id={id} /> : <ChooseOne from={links.bill()} />}</Page>;
}
