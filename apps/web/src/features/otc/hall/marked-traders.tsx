import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useRecord } from './use-record.ts';

type Marked = ItemOf<'otc.markedTraders'>;

/** One marked trader, whose mark can be taken back. */
function MarkedRow({ trader }: { trader: Marked }) {
  const { t, day } = useTexts();
  const record = useRecord();
  const write = useWrite('otc.markTrader', trader.id);
  const failure = useErrorText(write.error);
  const isBlocked = trader.mark === 'blocked';
  const act = t(isBlocked ? 'otc.unblock' : 'otc.unfavourite');
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 font-semibold wrap-anywhere">{trader.name}</b>
          <Chip tone={isBlocked ? 'down' : 'up'}>{t(`otc.mark.${trader.mark}`)}</Chip>
          <span className="ml-auto text-s text-ink-3">{day(trader.at)}</span>
        </div>
        <p className="mt-1 mb-3 text-s text-ink-2">{record(trader)}</p>
        <div aria-live="assertive" className="contents">
          {failure ? <Notice tone="down">{failure}</Notice> : null}
        </div>
        <Button
          small
          kind="ghost"
          busy={write.isPending}
          aria-label={[act, trader.name].join(' ')}
          onClick={() => write.mutate({ params: { trader: trader.id }, body: { mark: 'none' } })}
        >
          {act}
        </Button>
      </Card>
    </li>
  );
}

/** The sheet of the traders that the member prefers or keeps away, the latest first. It follows what another device marks. */
export default function MarkedTraders({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const pages = usePages('otc.markedTraders', {});
  const empty = { icon: 'user', title: t('otc.markedEmpty'), note: t('otc.markedEmptyNote') } as const;
  return (
    <LazySheet show onUpdateShow={(next) => (next ? undefined : onClose())} title={t('otc.marked')}>
      <div className="flex flex-col gap-3 pt-1 pb-4">
        <p className="text-s text-ink-2">{t('otc.blockNote')}</p>
        <PageCards pages={pages} label={t('otc.marked')} empty={empty}>
          {(trader) => <MarkedRow key={trader.id} trader={trader} />}
        </PageCards>
      </div>
    </LazySheet>
  );
}
